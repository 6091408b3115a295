import { createServer } from 'node:http';
import { KeyObject, randomUUID, sign, webcrypto } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import 'reflect-metadata';
import { X509CertificateGenerator } from '@peculiar/x509';

export const TOPIC_ARN = 'arn:aws:sns:ap-south-1:123456789012:paattu-bounces';
export const CERTIFICATE_URL =
  'https://sns.ap-south-1.amazonaws.com/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem';

export type SnsMessage = Record<string, string>;

const ORDER = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];

/** A stand-in for Amazon SNS: its certificate, its signatures, and the address that confirms a subscription. */
export class SnsStandIn {
  /** The paths that were asked for. */
  readonly asked: string[] = [];

  private constructor(
    readonly url: string,
    private readonly key: KeyObject,
    readonly stop: () => Promise<void>,
  ) {}

  static async start({ validDays = 1 } = {}): Promise<SnsStandIn> {
    const algorithm = {
      name: 'RSASSA-PKCS1-v1_5',
      hash: 'SHA-256',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
    };
    const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const certificate = await X509CertificateGenerator.createSelfSigned({
      name: 'CN=sns.amazonaws.com',
      notBefore: new Date(Date.now() - 7 * 86_400_000),
      notAfter: new Date(Date.now() + validDays * 86_400_000),
      signingAlgorithm: algorithm,
      keys,
    });
    const server = createServer((request, response) => {
      standIn.asked.push(request.url!);
      response.end(
        request.url!.endsWith('.pem') ? certificate.toString('pem') : '<ConfirmSubscriptionResponse/>',
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const standIn = new SnsStandIn(
      `http://127.0.0.1:${port}`,
      KeyObject.from(keys.privateKey),
      () => new Promise((resolve) => server.close(() => resolve())),
    );
    return standIn;
  }

  /** A signed message. `changes` are made before the signature, `afterwards` after it. */
  message(changes: SnsMessage = {}, afterwards: SnsMessage = {}): SnsMessage {
    const message: SnsMessage = {
      Type: 'Notification',
      MessageId: randomUUID(),
      TopicArn: TOPIC_ARN,
      Message: '{}',
      Timestamp: new Date().toISOString(),
      SignatureVersion: '2',
      SigningCertURL: CERTIFICATE_URL,
      UnsubscribeURL: 'https://sns.ap-south-1.amazonaws.com/?Action=Unsubscribe',
      ...changes,
    };
    const text = ORDER.filter((name) => message[name] !== undefined)
      .map((name) => `${name}\n${message[name]}\n`)
      .join('');
    const algorithm = message['SignatureVersion'] === '1' ? 'sha1' : 'sha256';
    const signature = sign(algorithm, Buffer.from(text), this.key).toString('base64');
    return { ...message, Signature: signature, ...afterwards };
  }
}
