import { QueryFailedError } from 'typeorm';
import { whileUnreachable } from './while-unreachable.js';

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code });

/** Work that fails so often with an error, and what it reported. */
function failing(times: number, error: unknown) {
  const lines: string[] = [];
  let tries = 0;
  return {
    lines,
    tries: () => tries,
    run: (withinMs = 60_000) =>
      whileUnreachable(
        async () => {
          tries += 1;
          if (tries <= times) throw error;
          return 'done';
        },
        { withinMs, pauseMs: 1, report: (line) => lines.push(line) },
      ),
  };
}

test.each([
  ['a server that refuses', coded('ECONNREFUSED')],
  ['a name that is not known yet', coded('EAI_AGAIN')],
  ['a name that is unknown', coded('ENOTFOUND')],
  ['a network without an answer', coded('ETIMEDOUT')],
  ['a network without a way', coded('EHOSTUNREACH')],
  ['a server that starts', coded('57P03')],
  ['a server that stops', coded('57P01')],
  ['a server that was killed', new Error('Connection terminated unexpectedly')],
  ['a log-in without an answer', new Error('Connection terminated due to connection timeout')],
  ['a query whose server was killed', new QueryFailedError('select', [], coded('ECONNRESET'))],
  ['a name with several addresses', new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')])],
])('waits for %s, and says so', async (_, error) => {
  const work = failing(3, error);

  await expect(work.run()).resolves.toBe('done');

  expect(work.tries()).toBe(4);
  expect(work.lines).toEqual([
    expect.stringMatching(/^Waiting for PostgreSQL for up to 60 s \(.+\) \.\.\.$/),
  ]);
});

test.each([
  ['a wrong password', coded('28P01')],
  ['a migration that fails', new QueryFailedError('alter table', [], coded('42P07'))],
  ['a schema of a newer release', new Error('the database has migrations that this release does not know')],
  ['what is no error', 'a text'],
])('does not wait after %s', async (_, error) => {
  const work = failing(1, error);

  await expect(work.run()).rejects.toBe(error);

  expect(work.tries()).toBe(1);
  expect(work.lines).toEqual([]);
});

test('gives up in the end, with the last reason', async () => {
  const error = coded('ECONNREFUSED', 'connect ECONNREFUSED 172.30.75.2:5432');
  const work = failing(Infinity, error);

  await expect(work.run(40)).rejects.toBe(error);

  expect(work.lines[0]).toContain('(connect ECONNREFUSED 172.30.75.2:5432)');
});
