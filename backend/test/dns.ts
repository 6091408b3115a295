import { createSocket } from 'node:dgram';

const TYPES = { A: 1, PTR: 12, MX: 15, TXT: 16, AAAA: 28 } as const;

/** Values by type and name, such as `TXT asha.example`. */
export type DnsRecords = Record<string, string[]>;

export interface TestDns {
  /** For `Resolver.setServers`. */
  server: string;
  records: DnsRecords;
  /** The questions, as in `records`. */
  asked: string[];
  /** Whether it does not answer. */
  isSilent: boolean;
  stop(): Promise<void>;
}

/** Starts a DNS server (RFC 1035) on a free port, over UDP, for short answers. */
export async function startDns(records: DnsRecords = {}): Promise<TestDns> {
  const socket = createSocket('udp4');
  const dns: TestDns = {
    server: '',
    records,
    asked: [],
    isSilent: false,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    const kind = Object.entries(TYPES).find(([, number]) => number === type)?.[0] ?? '';
    dns.asked.push(`${kind} ${name}`);
    if (dns.isSilent) return;
    const values = dns.records[`${kind} ${name}`] ?? [];
    const exists = Object.keys(dns.records).some((key) => key.endsWith(` ${name}`));
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(exists ? 0x8580 : 0x8583, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(values.length, 6);
    head.writeUInt32BE(0, 8);
    const answers = values.map((value) => {
      const data = dataOf(kind, value);
      const fields = Buffer.alloc(12);
      // The name is that of the question.
      fields.writeUInt16BE(0xc00c, 0);
      fields.writeUInt16BE(type, 2);
      fields.writeUInt16BE(1, 4);
      fields.writeUInt32BE(60, 6);
      fields.writeUInt16BE(data.length, 10);
      return Buffer.concat([fields, data]);
    });
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  dns.server = `127.0.0.1:${socket.address().port}`;
  return dns;
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (query[at] !== 0) {
    const length = query[at]!;
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function nameOf(name: string): Buffer {
  const labels = name.split('.').flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]);
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function dataOf(kind: string, value: string): Buffer {
  switch (kind) {
    case 'A':
      return Buffer.from(value.split('.').map(Number));
    case 'MX':
      return Buffer.concat([Buffer.from([0, 10]), nameOf(value)]);
    case 'PTR':
      return nameOf(value);
    default: {
      const parts = value.match(/[^]{1,255}/g) ?? [''];
      return Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part)]));
    }
  }
}
