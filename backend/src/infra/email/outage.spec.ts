import { Logger } from '@nestjs/common';
import { SmtpServerUnreachableError, Outage } from './outage.js';

const away = () => Promise.reject(new SmtpServerUnreachableError(new Error('connect ECONNREFUSED')));

let outage: Outage;

beforeEach(() => {
  jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  outage = new Outage();
});

afterEach(() => jest.restoreAllMocks());

/** Sends an email whose end the test decides. */
function sendSlowly() {
  let goOut = () => {};
  let breakOff = (_error: Error) => {};
  const outcome = outage.guard(
    () =>
      new Promise((resolve, reject) => {
        goOut = resolve;
        breakOff = reject;
      }),
  );
  return { outcome, goOut, breakOff };
}

test('an email that fails during an outage does not end it', async () => {
  const slow = sendSlowly();
  await expect(outage.guard(away)).rejects.toThrow('ECONNREFUSED');
  slow.breakOff(new Error('Connection closed unexpectedly'));
  await expect(slow.outcome).rejects.toThrow('Connection closed unexpectedly');
  expect(outage.isOn).toBe(true);
});

test('an email that is sent during an outage ends it', async () => {
  const slow = sendSlowly();
  await expect(outage.guard(away)).rejects.toThrow('ECONNREFUSED');
  slow.goOut();
  await slow.outcome;
  expect(outage.isOn).toBe(false);
});
