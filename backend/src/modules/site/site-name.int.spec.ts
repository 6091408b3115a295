import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { eventually } from '../../../test/eventually.js';
import { createEntry } from '../../../test/factories/contest.js';
import { createSong } from '../../../test/factories/songs.js';
import { createUser } from '../../../test/factories/users.js';
import { PublicTextsService } from '../texts/public-texts.service.js';
import { sharp } from '../../common/images/sharp.js';

const FORMER = { name: 'Asha Menon', nameMalayalam: 'ആശ മേനോൻ' };
const NEW = { name: 'Meera Nair', nameMalayalam: 'മീര നായർ' };

let app: TestApp;
let owner: Client;
let browser: Client;

beforeAll(async () => {
  app = await createTestApp();
  owner = client(app).as(await createUser(app, { owner: true }));
  browser = client(app).with({ accept: 'text/html' });
});

afterAll(() => app.close());

async function publish(names: object): Promise<void> {
  const form = new FormData();
  const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  form.append('portrait', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'me.jpg');
  const portrait = (await owner.post<{ id: string }>('/api/admin/texts/site/portraits', form)).body.id;
  const { name, nameMalayalam } = { ...NEW, ...names };
  const alternatives = { portraitAlt: `${name} sings`, portraitAltMalayalam: `${nameMalayalam} പാടുന്നു` };
  const saved = await owner.put('/api/admin/texts/site', { ...names, portrait, ...alternatives });
  expect(saved.status).toBe(200);
  expect((await owner.post('/api/admin/texts/site/publish')).status).toBe(200);
}

async function emailIn(language: string): Promise<string> {
  const email = `asha@${language}.example`;
  const contact = { name: 'Visitor', email, subject: 'A song', message: 'Hello', language };
  expect((await client(app).post('/api/contact', contact)).status).toBe(204);
  const [{ id }] = await app.dataSource.query(
    `select id from outgoing_emails where to_address = $1 order by created_at desc limit 1`,
    [email],
  );
  const { html, text } = (await owner.get(`/api/admin/emails/${id}`)).body;
  return `${html} ${text}`;
}

const textOf = async (path: string, reader = browser) => (await reader.get(path)).text;
const jsonOf = async (path: string, reader = owner) => JSON.stringify((await reader.get(path)).body);
const headOf = async (path: string) => (await textOf(path)).split('</head>')[0] ?? '';
const dataOf = async (path: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await textOf(path))?.[1] ?? '';

/** Where the name stands outside of the pages: in English, and where it stands in Malayalam as well. */
const PLACES: [string, (language: 'en' | 'ml') => Promise<string>, 'both' | 'en'][] = [
  [
    'the titles and cards of the pages',
    (language) => headOf(language === 'ml' ? '/ml/songs' : '/songs'),
    'both',
  ],
  [
    'the alternative text of the portrait',
    (language) => textOf(language === 'ml' ? '/ml/about' : '/about'),
    'both',
  ],
  ['the structured data', (language) => dataOf(language === 'ml' ? '/ml/about' : '/about'), 'both'],
  ['the feed', (language) => textOf(language === 'ml' ? '/ml/songs/rss.xml' : '/songs/rss.xml'), 'both'],
  ['emails', emailIn, 'both'],
  ['what the header of the console shows', () => jsonOf('/api/texts', client(app)), 'both'],
  [
    'drawn results and certificates',
    (language) => app.api.get(PublicTextsService, { strict: false }).findName(language),
    'both',
  ],
  ['the manifest', () => textOf('/site.webmanifest'), 'en'],
  ['the sender of emails', () => jsonOf('/api/admin/settings'), 'en'],
  ['the page of the backups', () => jsonOf('/api/admin/care'), 'en'],
];

test.each(PLACES)(
  'a name that is changed in both languages is new in %s',
  async (_place, read, languages) => {
    await publish(FORMER);
    await publish(NEW);
    // Emails and settings read it from memory, which a change of the database renews.
    await eventually(async () => (await read('en')).includes(NEW.name));
    expect(await read('en')).not.toContain(FORMER.name);
    if (languages === 'en') return;
    const malayalam = await read('ml');
    expect(malayalam).toContain(NEW.nameMalayalam);
    expect(malayalam).not.toContain(FORMER.nameMalayalam);
  },
);

test('no page has the former name or that of the product', async () => {
  const song = await createSong(app);
  const entry = await createEntry(app, { status: 'approved' });
  await publish(FORMER);
  await publish(NEW);
  const paths = [
    '/',
    '/songs',
    `/songs/${song.slug}`,
    '/entries',
    `/entries/${entry.id}`,
    '/contests',
    '/about',
  ];
  for (const path of [...paths, '/contact', '/terms', '/privacy', '/login', '/nowhere'])
    for (const prefix of ['', '/ml']) {
      const text = await textOf(path === '/' ? prefix || '/' : prefix + path);
      const names = [FORMER.name, FORMER.nameMalayalam, 'Paattu', '>പാട്ട്<'];
      expect([prefix + path, names.filter((name) => text.includes(name))]).toEqual([prefix + path, []]);
      expect([prefix + path, text.includes(prefix ? NEW.nameMalayalam : NEW.name)]).toEqual([
        prefix + path,
        true,
      ]);
    }
});
