import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

interface Signing {
  challenge: string;
  origin: string;
  rpId: string;
}

/** An authenticator with one passkey, as a test needs it: each of its answers can be wrong in one way. */
export class Authenticator {
  readonly credentialId = randomBytes(16).toString('base64url');
  /** An authenticator that counts adds one for each signature. */
  counter = 0;
  verifiesUser = true;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** The answer to the challenge of a registration. */
  register({ challenge, origin, rpId }: Signing) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    // A map of COSE: EC2, ES256, P-256, and the two coordinates.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([this.data(rpId, HAS_CREDENTIAL), Buffer.alloc(16), length, id, key]);
    // A map of CBOR: no attestation, and the data of up to 255 bytes.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174', 'hex'),
      Buffer.from('6158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return {
      credentialId: this.credentialId,
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: attestation.toString('base64url'),
    };
  }

  /** The answer to the challenge of a log-in. */
  signIn({ challenge, origin, rpId }: Signing, userHandle: string) {
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const data = this.data(rpId);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = createSign('sha256').update(data).update(hash).sign(this.keys.privateKey);
    return {
      credentialId: this.credentialId,
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle,
    };
  }

  private data(rpId: string, flags = 0): Buffer {
    const head = createHash('sha256').update(rpId).digest();
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const verified = this.verifiesUser ? USER_VERIFIED : 0;
    return Buffer.concat([head, Buffer.from([USER_PRESENT | verified | flags]), counter]);
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  const data = { type, challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}
