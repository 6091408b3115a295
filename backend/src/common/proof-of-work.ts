import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** How many keys a browser derives: about half a second on a computer, two on a simple phone. */
export const COUNTERS = { from: 250, to: 500 } as const;

/** Iterations of PBKDF2 for each of them. */
const COST = 5_000;

/** Work that a browser does, and that the server checks at once. It prices programs, not people. */
export class ProofOfWork {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  /** `purpose`: a challenge of one is none of another. */
  constructor(linkSecret: string, purpose: string) {
    const secret = (name: string) => createHmac('sha256', linkSecret).update(name).digest('hex');
    this.secrets = { hmacSignatureSecret: secret(purpose), hmacKeySignatureSecret: secret(`${purpose} key`) };
  }

  /** Creates a challenge for the thing with this id. */
  create(of: Record<string, string>, expiresAt: Date): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(COUNTERS.from, COUNTERS.to),
      data: of,
      deriveKey,
      expiresAt,
      ...this.secrets,
    });
  }

  /** Returns the challenge of this thing that `proof` solves in time, or null. It may have been solved before. */
  async solved(proof: string, of: Record<string, string>): Promise<Challenge | null> {
    const payload = parse(proof);
    if (!payload || Object.entries(of).some(([name, id]) => payload.challenge.parameters.data?.[name] !== id))
      return null;
    const { challenge, solution } = payload;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.secrets });
    return verified ? challenge : null;
  }
}

/** Returns null for anything that is not the JSON of a solved challenge in Base64. */
function parse(proof: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Payload | null;
    const { nonce, salt, keyPrefix } = payload?.challenge.parameters ?? {};
    const { counter, derivedKey } = payload?.solution ?? {};
    const texts = [nonce, salt, keyPrefix, derivedKey, payload?.challenge.signature];
    return texts.every((text) => typeof text === 'string') && Number.isInteger(counter) ? payload : null;
  } catch {
    return null;
  }
}
