/** Returns the whole body, or null if it is longer than `limit` bytes: the rest is not downloaded. */
export async function readAtMost(limit: number, body: ReadableStream<Uint8Array>): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the download.
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
