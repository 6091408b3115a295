// @ts-check

/*
 * Loaded before a program of the server (`node --import`), this makes the clock of its process WRONG_BY_HOURS ahead, or
 * behind if it is negative, as on a machine whose clock is wrong.
 */
const wrongByMs = Number(process.env.WRONG_BY_HOURS) * 60 * 60_000;
const now = () => realNow() + wrongByMs;
const realNow = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (date, args, called) => Reflect.construct(date, args.length === 0 ? [now()] : args, called),
  apply: () => new Date().toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
