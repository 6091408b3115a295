import type { Logger } from '@nestjs/common';

/** What prints a sentence at the terminal; null without a launcher, and in tests. */
let print: ((sentence: string) => void) | null = null;

export function printSentences(at: typeof print): void {
  print = at;
}

/**
 * Says what the person who starts the product has to read, such as a code or a link. The launcher prints it whatever the log level is; without one
 * it is a line of the log.
 */
export function say(logger: Logger, sentence: string): void {
  if (print) print(sentence);
  else logger.log(sentence);
}
