import { crc32, deflateRawSync } from 'node:zlib';

/** Packs files as computers do: compressed. */
export function zip(files: Iterable<[name: string, content: Buffer]>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const [encoded, packed] = [Buffer.from(name), deflateRawSync(content)];
    const facts = Buffer.alloc(26);
    // Version 2.0, names in UTF-8, deflated.
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(encoded.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, encoded, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, encoded);
    at += 30 + encoded.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length / 4, 8);
  end.writeUInt16LE(directory.length / 4, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
