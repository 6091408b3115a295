import { type LookupFunction } from 'node:net';
import { createTransport } from 'nodemailer';
import { freePort } from '../../../test/free-port.js';
import { startSmtp } from '../../../test/smtp.js';
import { connectOutside } from './connect-outside.js';

/** As if the name of the server had an address of the internet. */
const here: LookupFunction = (_host, { all }, done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

const email = { from: 'songs@asha.in', to: 'asha@visitor.example', subject: 'Rain', text: 'Rain' };

test('emails reach a server outside, several on one connection', async () => {
  const smtp = await startSmtp();
  const url = `smtp://smtp.asha.in:${smtp.port}`;
  const transport = createTransport({ url, pool: true, maxConnections: 1, ...connectOutside(url, here) });
  await transport.sendMail(email);
  await transport.sendMail(email);
  transport.close();
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[email.to], [email.to]]);
  await smtp.stop();
});

test('a server that is away has the code that holds emails back', async () => {
  const url = `smtp://smtp.asha.in:${await freePort()}`;
  const transport = createTransport({ url, ...connectOutside(url, here) });
  await expect(transport.verify()).rejects.toMatchObject({ code: 'ESOCKET', originalCode: 'ECONNREFUSED' });
});
