import { setTimeout } from 'node:timers/promises';

/** Takes a transaction back whose email its recipient does not get, because of earlier ones. */
export class TooManyEmails extends Error {}

/** Answers after `milliseconds` at the earliest, also with an error. They are longer than the work, so that its duration shows nothing. */
export async function inConstantTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const pause = setTimeout(milliseconds);
  try {
    return await work();
  } finally {
    await pause;
  }
}

/** As `inConstantTime`, for a route that takes any address: the answer does not show either whether it gets an email. */
export function answerAlike(milliseconds: number, work: () => Promise<void>): Promise<void> {
  return inConstantTime(milliseconds, () =>
    work().catch((error: unknown) => {
      if (!(error instanceof TooManyEmails)) throw error;
    }),
  );
}
