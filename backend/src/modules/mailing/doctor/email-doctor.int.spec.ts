import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { type DnsRecords, startDns, type TestDns } from '../../../../test/dns.js';
import { RATE_LIMITS } from '../../../infra/rate-limit/rate-limits.js';
import { createUser } from '../../../../test/factories/users.js';
import type { EmailCheckupDto } from './email-checkup.dto.js';
import { EmailDoctor } from './email-doctor.service.js';

let dns: TestDns;
let app: TestApp;
let owner: Client;

const KEY = 'v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A';
const GOOD: DnsRecords = {
  'TXT asha.in': ['google-site-verification=x', 'v=spf1 include:spf.messagingengine.com ~all'],
  'TXT spf.messagingengine.com': ['v=spf1 ip4:192.0.2.0/24 -all'],
  'TXT fm1._domainkey.asha.in': [KEY],
  'TXT _dmarc.asha.in': ['v=DMARC1; p=none; rua=mailto:asha@asha.in'],
  'MX asha.in': ['mx.asha.in'],
};

async function start(env: Record<string, string>): Promise<void> {
  app = await createTestApp({ env: { MAIL_FROM: 'Asha <songs@asha.in>', ...env } });
  app.get(EmailDoctor).resolver.setServers([dns.server]);
  owner = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin/email-doctor');
}

async function look(records: DnsRecords, body: object = {}): Promise<EmailCheckupDto> {
  dns.records = records;
  const response = await owner.post<EmailCheckupDto>('', body);
  expect(response.status).toBe(200);
  return response.body;
}

const foundIn = ({ findings }: EmailCheckupDto) =>
  findings.map(({ finding, about }) => `${finding} ${about}`);

beforeAll(async () => {
  dns = await startDns();
});

afterAll(() => dns.stop());

describe('with a relay', () => {
  beforeAll(() => start({ SMTP_URL: 'smtp://asha:rain@smtp.fastmail.com:587' }));
  beforeEach(() => app.asSuperuser('truncate rate_limits'));
  afterAll(() => app.close());

  // @trust email-doctor
  it('finds all that the services want', async () => {
    const checkup = await look(GOOD);
    expect(foundIn(checkup)).toEqual([
      'spf-good asha.in',
      'dkim-good fm1',
      'dmarc-good none',
      'mx-good asha.in',
    ]);
    expect(checkup).toMatchObject({ domain: 'asha.in', gmailAndYahoo: 'good', outlook: 'good' });
  });

  // @trust email-doctor
  it('says which records are missing, to copy', async () => {
    const { findings, ...verdicts } = await look({});
    expect(findings.map(({ finding, record }) => [finding, record])).toEqual([
      ['spf-missing', { name: 'asha.in', value: 'v=spf1 include:spf.messagingengine.com ~all' }],
      ['dkim-unknown', null],
      [
        'dmarc-missing',
        { name: '_dmarc.asha.in', value: 'v=DMARC1; p=none; rua=mailto:owner@paattu.example' },
      ],
      ['mx-missing', null],
    ]);
    expect(verdicts).toMatchObject({ gmailAndYahoo: 'unknown', outlook: 'unknown' });
    const known = await look({}, { selector: 'songs' });
    expect(foundIn(known)[1]).toBe('dkim-missing songs');
    expect(known).toMatchObject({ gmailAndYahoo: 'rejects', outlook: 'spam' });
  });

  it('adds the relay to a record that is there', async () => {
    const [spf] = (await look({ ...GOOD, 'TXT asha.in': ['v=spf1 ip4:203.0.113.7 -all'] })).findings;
    expect(spf).toEqual({
      finding: 'spf-without-relay',
      state: 'bad',
      about: 'smtp.fastmail.com',
      record: { name: 'asha.in', value: 'v=spf1 include:spf.messagingengine.com ip4:203.0.113.7 -all' },
    });
  });

  // @trust email-doctor
  it.each([
    ['spf-several asha.in', ['v=spf1 include:spf.messagingengine.com ~all', 'v=spf1 -all']],
    ['spf-everybody +all', ['v=spf1 include:spf.messagingengine.com +all']],
    ['spf-everybody all', ['v=spf1 all']],
    ['spf-syntax includes:spf.messagingengine.com', ['v=spf1 includes:spf.messagingengine.com ~all']],
    ['spf-syntax ip4:300.1.1.1', ['v=spf1 ip4:300.1.1.1 ~all']],
    ['spf-syntax include:gone.asha.in', ['v=spf1 include:gone.asha.in ~all']],
    [
      'spf-too-many a:h10.asha.in',
      [`v=spf1 ${Array.from({ length: 11 }, (_, n) => `a:h${n}.asha.in`).join(' ')} ~all`],
    ],
    ['spf-too-many include:asha.in', ['v=spf1 include:asha.in ~all']],
    ['spf-good asha.in', ['v=spf1 redirect=spf.asha.in']],
    ['spf-good asha.in', ['v=spf1 redirect=spf.messagingengine.com']],
    ['spf-good asha.in', ['v=spf1 exists:%{i}.asha.in INCLUDE:SPF.messagingengine.com ?all']],
  ])('reads SPF: %s', async (expected, records) => {
    const spf = {
      'TXT asha.in': records,
      'TXT spf.asha.in': ['v=spf1 include:spf.messagingengine.com ~all'],
    };
    expect(foundIn(await look({ ...GOOD, ...spf }))[0]).toBe(expected);
  });

  it.each([
    [2, 'dmarc-several asha.in', { 'TXT _dmarc.asha.in': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }],
    [2, 'dmarc-syntax v=DMARC1', { 'TXT _dmarc.asha.in': ['v=DMARC1'] }],
    [2, 'dmarc-good reject', { 'TXT _dmarc.asha.in': ['v=DMARC1;p=Reject'] }],
    [1, 'dkim-revoked fm1', { 'TXT fm1._domainkey.asha.in': ['v=DKIM1; p='] }],
    [1, 'dkim-good fm2', { 'TXT fm1._domainkey.asha.in': [], 'TXT fm2._domainkey.asha.in': [KEY] }],
  ])('reads %s: %s', async (place, expected, records) => {
    expect(foundIn(await look({ ...GOOD, ...(records as unknown as DnsRecords) }))[place]).toBe(expected);
  });

  it('without DMARC, says that emails may be under spam', async () => {
    const { 'TXT _dmarc.asha.in': _, ...records } = GOOD;
    expect(await look(records)).toMatchObject({ gmailAndYahoo: 'spam', outlook: 'spam' });
  });

  it('says nothing certain while DNS is silent', async () => {
    dns.isSilent = true;
    const checkup = await look(GOOD);
    dns.isSilent = false;
    expect(checkup.findings.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    expect(checkup).toMatchObject({ gmailAndYahoo: 'unknown', outlook: 'unknown' });
  });

  // @trust email-doctor
  it('asks few questions, whatever a record says', async () => {
    const many = Array.from({ length: 60 }, (_, n) => `mx:h${n}.asha.in`).join(' ');
    dns.asked.length = 0;
    await look({ ...GOOD, 'TXT asha.in': [`v=spf1 ${many} ~all`] });
    expect(dns.asked.length).toBeLessThanOrEqual(40);
  });

  it('reads headers so often in an hour, and no more', async () => {
    const read = async () => (await owner.post('/headers', { headers: 'From: songs@asha.in' })).status;
    const statuses = [];
    for (let count = 0; count <= RATE_LIMITS.emailHeaders.points; count += 1) statuses.push(await read());
    expect(statuses.filter((status) => status !== 200)).toEqual([429]);
  });

  // @trust email-doctor
  it('reads the headers of a test email that has arrived, and stores nothing', async () => {
    const headers = [
      'Authentication-Results: mx.example; dkim=pass header.d=asha.in; dmarc=pass header.from=asha.in',
      'DKIM-Signature: v=1; d=asha.in; s=fm1; b=x',
      'From: Asha <songs@asha.in>',
      '',
      'Hello',
    ].join('\n');
    const { status, body } = await owner.post('/headers', { headers });
    expect(status).toBe(200);
    expect(body).toEqual({
      findings: [
        { finding: 'signed', state: 'good', about: 'fm1' },
        { finding: 'dkim-passed', state: 'good', about: 'asha.in' },
        { finding: 'dmarc-passed', state: 'good', about: 'asha.in' },
      ],
      selector: 'fm1',
    });
    for (const wrong of ['', 'x'.repeat(50_001), null])
      expect((await owner.post('/headers', { headers: wrong })).status).toBe(400);
    expect((await client(app).post('/api/admin/email-doctor/headers', { headers })).status).toBe(401);
  });

  it('is only for the owner, and takes no strange selector', async () => {
    expect((await client(app).post('/api/admin/email-doctor', {})).status).toBe(401);
    for (const selector of ['a b', '', 'x'.repeat(70), '../x'])
      expect((await owner.post('', { selector })).status).toBe(400);
  });
});

describe('with a server of its own', () => {
  beforeAll(() => start({ SMTP_URL: 'smtp://127.0.0.1:25', PUBLIC_URL: 'https://asha.in' }));
  beforeEach(() => app.asSuperuser('truncate rate_limits'));
  afterAll(() => app.close());

  const ADDRESS = { 'A asha.in': ['203.0.113.7'] };

  it('wants a name of its address that leads back', async () => {
    const back = { ...ADDRESS, 'PTR 7.113.0.203.in-addr.arpa': ['mail.asha.in'] };
    expect(foundIn(await look({ ...back, 'A mail.asha.in': ['203.0.113.7'] }))[4]).toBe(
      'ptr-good mail.asha.in',
    );
    expect(foundIn(await look({ ...back, 'A mail.asha.in': ['203.0.113.8'] }))[4]).toBe(
      'ptr-missing 203.0.113.7',
    );
    expect(foundIn(await look(ADDRESS))[4]).toBe('ptr-missing 203.0.113.7');
  });
});

describe('with a relay that has an envelope sender of its own', () => {
  beforeAll(() => start({ SMTP_URL: 'smtp://asha:rain@smtp-relay.brevo.com:587' }));
  beforeEach(() => app.asSuperuser('truncate rate_limits'));
  afterAll(() => app.close());

  const { 'TXT asha.in': _, 'TXT fm1._domainkey.asha.in': key = [], ...WITHOUT } = GOOD;
  const spf = { 'TXT asha.in': ['v=spf1 include:spf.brevo.com ~all'], 'TXT spf.brevo.com': ['v=spf1 -all'] };

  // @trust email-doctor
  it.each([
    ['no SPF record is wanted', { 'TXT brevo2._domainkey.asha.in': key }, 'dkim-good brevo2', 'good'],
    ['SPF is no proof without a signature', spf, 'dkim-unknown asha.in', 'unknown'],
  ])('%s', async (_name, records, dkim, verdict) => {
    const checkup = await look({ ...WITHOUT, ...(records as unknown as DnsRecords) });
    expect(foundIn(checkup).slice(0, 2)).toEqual(['spf-of-relay smtp-relay.brevo.com', dkim]);
    expect(checkup).toMatchObject({ gmailAndYahoo: verdict, outlook: verdict });
  });

  it('an error of the record is an error all the same', async () => {
    const several = { 'TXT asha.in': ['v=spf1 -all', 'v=spf1 ~all'] };
    expect(foundIn(await look({ ...WITHOUT, ...several }))[0]).toBe('spf-several asha.in');
  });
});

test.each(['smtp-relay.brevo.com', 'smtp.gmail.com'])(
  'a sender of a free service is rejected by %s',
  async (host) => {
    await start({ SMTP_URL: `smtp://asha:rain@${host}:587`, MAIL_FROM: 'asha@yahoo.com' });
    const checkup = await look({});
    expect(foundIn(checkup).at(-1)).toBe('from-of-service yahoo.com');
    expect(checkup).toMatchObject({ gmailAndYahoo: 'rejects', outlook: 'rejects' });
    await app.close();
  },
);

test('a service sends in its own name', async () => {
  await start({ SMTP_URL: 'smtp://asha:rain@smtp.gmail.com:587', MAIL_FROM: 'asha@gmail.com' });
  const checkup = await look({});
  expect(foundIn(checkup)).toEqual(['from-own-service gmail.com']);
  expect(checkup).toMatchObject({ gmailAndYahoo: 'good', outlook: 'good' });
  await app.close();
});

test('without a mail server, no domain is looked at: the sender is not known yet', async () => {
  await start({ SMTP_URL: '' });
  dns.asked.length = 0;
  for (const [path, body] of [
    ['', {}],
    ['/headers', { headers: 'From: songs@asha.in' }],
  ] as const)
    expect(await owner.post(path, body)).toMatchObject({ status: 409, body: { code: 'EMAILS_NOT_SENT' } });
  expect(dns.asked).toEqual([]);
  await app.close();
});
