/** Loads a file, and reports each part of it as it arrives. */
export async function loadFile(
  address: string,
  onBytes: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    onBytes(value.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
