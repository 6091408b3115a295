import type { Logger } from '@nestjs/common';

/** What prints a sentence at the terminal or logs it, whatever the log level is; null in tests. */
let print: ((sentence: string) => void) | null = null;

export function printSentences(at: typeof print): void {
  print = at;
}

/** Says what the person who starts the product has to read, such as a code or a link. */
export function say(logger: Logger, sentence: string): void {
  if (print) print(sentence);
  else logger.log(sentence);
}
