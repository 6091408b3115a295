import { createHash } from 'node:crypto';

/** The file that visitors download: the English text, a line, and the Malayalam text. */
export function rulesFile(text: string, textMalayalam: string): string {
  return `${text}\n\n---\n\n${textMalayalam}\n`;
}

/** The SHA-256 of the file, which anyone can compute from the download. */
export function hashOfRules(text: string, textMalayalam: string): string {
  return createHash('sha256').update(rulesFile(text, textMalayalam)).digest('hex');
}
