import type { Files } from '@paattu/verify';

/** Loads the files of a folder one after the other, and reports how many bytes have arrived. */
export async function loadFiles(
  folder: string,
  names: string[],
  signal: AbortSignal,
  onLoaded: (bytes: number) => void,
): Promise<Files> {
  const files: Files = {};
  let loaded = 0;
  for (const name of names) {
    const response = await fetch(`${folder}/${name}`, { signal });
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const parts: BlobPart[] = [];
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      loaded += part.value.length;
      onLoaded(loaded);
    }
    files[name] = new Uint8Array(await new Blob(parts).arrayBuffer());
  }
  return files;
}
