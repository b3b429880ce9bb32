/** The sounds of the table, put together by the browser when they are heard: no recording is loaded. */

/** What can be heard. */
export type Sound = "card" | "coin" | "house" | "colonist" | "turn" | "end";

/** One voice of a sound: a tone, or a hiss around a pitch, that dies away; seconds, hertz. */
interface Voice {
  wave: OscillatorType | "hiss";
  pitch: number;
  /** Where the pitch glides. */
  to?: number;
  at?: number;
  length: number;
  loud: number;
}

const note = (pitch: number, at: number, length: number, loud: number): Voice => ({
  wave: "triangle",
  pitch,
  at,
  length,
  loud,
});

/** A card slides, coins clink, a house is set down, a colonist takes two steps; two notes call, five rejoice. */
export const VOICES: Record<Sound, readonly Voice[]> = {
  card: [{ wave: "hiss", pitch: 1400, to: 4200, length: 0.16, loud: 0.5 }],
  coin: [
    { wave: "sine", pitch: 2349, length: 0.22, loud: 0.16 },
    { wave: "sine", pitch: 3136, at: 0.06, length: 0.3, loud: 0.13 },
  ],
  house: [
    { wave: "sine", pitch: 196, to: 82, length: 0.2, loud: 0.6 },
    { wave: "hiss", pitch: 700, length: 0.05, loud: 0.5 },
  ],
  colonist: [
    { wave: "triangle", pitch: 440, to: 330, length: 0.08, loud: 0.35 },
    { wave: "triangle", pitch: 494, to: 370, at: 0.13, length: 0.09, loud: 0.35 },
  ],
  turn: [
    { wave: "sine", pitch: 523, length: 0.5, loud: 0.25 },
    { wave: "sine", pitch: 784, at: 0.16, length: 0.5, loud: 0.25 },
  ],
  end: [
    note(392, 0, 0.35, 0.3),
    note(494, 0.16, 0.35, 0.3),
    note(587, 0.32, 0.35, 0.3),
    note(784, 0.48, 1.4, 0.34),
    note(392, 0.48, 1.4, 0.2),
  ],
};

/** As quiet as nothing, where a gain can't glide to nothing. */
const SILENT = 0.0001;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let sounding = 0;

function hissing(room: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = room.createBuffer(1, room.sampleRate / 2, room.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const source = room.createBufferSource();
  source.buffer = hiss;
  return source;
}

function glide(pitch: AudioParam, { pitch: from, to = from, length }: Voice, begin: number): void {
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, begin + length);
}

/** The voice up to where its loudness is decided. */
function sung(room: AudioContext, voice: Voice, begin: number): [AudioScheduledSourceNode, AudioNode] {
  if (voice.wave !== "hiss") {
    const tone = room.createOscillator();
    tone.type = voice.wave;
    glide(tone.frequency, voice, begin);
    return [tone, tone];
  }
  const [source, around] = [hissing(room), room.createBiquadFilter()];
  around.type = "bandpass";
  glide(around.frequency, voice, begin);
  return [source, source.connect(around)];
}

function sing(room: AudioContext, voice: Voice, volume: number, begin: number): void {
  const [source, end] = sung(room, voice, begin);
  const loudness = room.createGain();
  loudness.gain.setValueAtTime(voice.loud * volume, begin);
  loudness.gain.exponentialRampToValueAtTime(SILENT, begin + voice.length);
  end.connect(loudness).connect(room.destination);
  source.start(begin);
  source.stop(begin + voice.length);
  sounding += 1;
  // A context that nobody hears would keep a phone awake.
  source.onended = () => void (--sounding || room.suspend());
}

/** Plays a sound, `wait` seconds from now. */
export async function play(sound: Sound, volume: number, wait = 0): Promise<void> {
  if (!volume) return;
  const room = (audio ??= new AudioContext());
  if (room.state === "suspended") await room.resume();
  for (const voice of VOICES[sound]) sing(room, voice, volume, room.currentTime + wait + (voice.at ?? 0));
}
