/** Passkeys: what the browser and the server say to each other; see docs/friends.md. */
import type { Identity, NewPasskey, PasskeyAsked, PersonMade, SignIn, SignInAsked } from "../wire.ts";
import { post } from "./api.ts";

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const bytes = (from: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(from.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Browsers have passkeys only where nobody can listen in: over https, and on localhost. */
export const havePasskeys = (): boolean => typeof PublicKeyCredential !== "undefined";

/** Makes a passkey for whoever is known in this browser. */
export async function makePasskey(key: string): Promise<Identity> {
  const asked = await post<PasskeyAsked>("/api/me/passkeys/begin", {}, key);
  const name = asked.name || "Concordia";
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytes(asked.challenge),
      rp: { id: asked.site, name: "Concordia" },
      user: { id: bytes(asked.person), name, displayName: name },
      pubKeyCredParams: asked.algorithms.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytes(id) })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  const answer: NewPasskey = {
    flow: asked.flow,
    id: text(made.rawId),
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
  };
  return post<Identity>("/api/me/passkeys", answer, key);
}

/** Signs in with whichever passkey its owner chooses; `before` is the key that this browser has. */
export async function provePasskey(before?: string): Promise<PersonMade> {
  const asked = await post<SignInAsked>("/api/sign-in/begin", {});
  const found = (await navigator.credentials.get({
    publicKey: { challenge: bytes(asked.challenge), rpId: asked.site, userVerification: "preferred" },
  })) as PublicKeyCredential;
  const response = found.response as AuthenticatorAssertionResponse;
  const answer: SignIn = {
    flow: asked.flow,
    id: text(found.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
  };
  return post<PersonMade>("/api/sign-in", answer, before);
}
