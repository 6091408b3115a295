import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { MailDomains } from './mail-domains.js';

let app: TestApp;
let domains: MailDomains;

beforeAll(async () => {
  app = await createTestApp();
  domains = new MailDomains(app.dataSource);
});
afterAll(() => app.close());
beforeEach(() => app.asSuperuser('truncate mail_domains'));

/** DNS that knows these domains. Notes what it is asked. */
function dns(...known: string[]) {
  const asked: string[] = [];
  const has = (domain: string) => {
    asked.push(domain);
    return Promise.resolve(known.includes(domain));
  };
  return { asked, has };
}

const stored = () =>
  app.dataSource.query<unknown[]>('select domain, has_mx as "hasMx" from mail_domains order by domain');

test('a domain with a mail server is looked up once, one without again after an hour', async () => {
  const names = ['one.org', 'two.org', 'one.org', 'gmail.com', 'voter.example'];
  const first = dns('gmail.com', 'one.org');
  await domains.lookUp(names, first.has);
  expect(first.asked).toEqual(['gmail.com', 'one.org', 'two.org']);
  expect(await stored()).toEqual([
    { domain: 'one.org', hasMx: true },
    { domain: 'two.org', hasMx: false },
  ]);

  const second = dns('gmail.com', 'two.org');
  await domains.lookUp(names, second.has);
  expect(second.asked).toEqual([]);
  await app.dataSource.query(`update mail_domains set checked_at = site_now() - interval '1 hour'`);
  await domains.lookUp(names, second.has);
  expect(second.asked).toEqual(['gmail.com', 'two.org']);
  expect(await stored()).toEqual([
    { domain: 'one.org', hasMx: true },
    { domain: 'two.org', hasMx: true },
  ]);
});

test('DNS that does not know a certain domain is not believed', async () => {
  await domains.lookUp(['one.org'], dns().has);
  expect(await stored()).toEqual([]);
});
