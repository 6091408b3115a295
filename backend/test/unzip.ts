import { crc32 } from 'node:zlib';

/** The files of a ZIP that does not compress them, by name. Fails if one is damaged. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(begin, begin + zip.readUInt32LE(at + 20));
    const name = zip.toString('utf8', at + 46, nameEnd);
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
