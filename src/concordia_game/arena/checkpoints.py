"""Training checkpoints: one file, replaced atomically; a kill at any moment leaves a good one."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from zipfile import BadZipFile

import numpy

from concordia_game.arena.training import Course, Numbers, Training
from concordia_game.bots.weights import PLAYERS, write_weights
from concordia_game.engine.errors import ConcordiaError

FILE = "checkpoint.npz"
WEIGHTS = "weights.json"


class CheckpointError(ConcordiaError):
    """A checkpoint from which training can't continue."""


def save(training: Training, folder: Path) -> None:
    """Write what the rest of the course needs, without pickling, and the weights once there are any."""
    head = {
        "course": training.course.data(),
        "features": training.names,
        "generation": training.generation,
        "jobs_done": training.jobs_done,
        "weights": list(training.weights.values()),
    }
    arrays: dict[str, Numbers] = {}
    for players, moments in training.moments.items():
        arrays[f"squares_{players}"] = moments.squares
        arrays[f"products_{players}"] = moments.products
        arrays[f"count_{players}"] = numpy.array([moments.count, moments.goals])
    part = folder / f"{FILE}.part"
    with part.open("wb") as file:
        numpy.savez(file, allow_pickle=False, head=numpy.array(json.dumps(head)), **arrays)
        file.flush()
        os.fsync(file.fileno())
    part.replace(folder / FILE)
    if training.generation:
        write_weights(folder / WEIGHTS, training.weights, training.note())


def resume(folder: Path, course: Course) -> Training:
    """Continue from a folder's checkpoint if it has one of the same course; otherwise start afresh."""
    training = Training(course)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CheckpointError(f"{folder}: the folder can't be created: {error.strerror}") from error
    path = folder / FILE
    if not path.exists():
        return training
    try:
        _restore(training, path)
    except CheckpointError:
        raise
    except (OSError, KeyError, ValueError, BadZipFile) as error:
        raise CheckpointError(f"{path}: not a checkpoint: {error}") from error
    return training


def _restore(training: Training, path: Path) -> None:
    with numpy.load(path, allow_pickle=False) as arrays:
        head = json.loads(str(arrays["head"]))
        same_course = _fixed(head["course"]) == _fixed(training.course.data())
        if head["features"] != list(training.names) or not same_course:
            raise CheckpointError(f"{path}: the checkpoint belongs to another course; choose another folder")
        training.generation = head["generation"]
        training.jobs_done = head["jobs_done"]
        training.weights = dict(zip(PLAYERS, head["weights"], strict=True))
        for players, moments in training.moments.items():
            moments.squares = arrays[f"squares_{players}"]
            moments.products = arrays[f"products_{players}"]
            moments.count, moments.goals = map(float, arrays[f"count_{players}"])


def _fixed(course: Mapping[str, float]) -> dict[str, float]:
    """What must stay the same when a course is continued; it may be extended."""
    return {name: figure for name, figure in course.items() if name != "generations"}
