// @ts-check
import { spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadConfig } from '../../backend/src/config/config.js';
import { environmentOf, readProject } from '../lib/compose-file.mjs';
import { makeReleaseFolder } from './make-release-folder.mjs';
import { pretendDocker } from './pretended-docker.mjs';

const ANSWERS = {
  domain: 'songs.example.org',
  email: 'artist@songs.example.org',
  host: 'smtp.example.org',
  port: '587',
  user: 'artist',
  password: 'rain',
};
const SITE = ['--domain', ANSWERS.domain, '--email', ANSWERS.email];
const FLAGS = [...SITE, '--no-smtp'];

/** @type {string} */
let folder;
/** Of programs that the shell finds before those of this machine. @type {string} */
let bin;
/** @type {string} */
let PATH;

/** @param {string} name @param {string} script */
const writeProgram = (name, script) =>
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'paattu-release-')), 'site');
  makeReleaseFolder(folder, 'registry.example.org/asha/');
  ({ bin, PATH } = pretendDocker(join(folder, '..')));
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/**
 * @param {string[]} flags
 * @param {string} [typed]
 * @param {string[]} [shell]
 */
function init(flags, typed = '', shell = ['sh']) {
  const words = [...shell, './init.sh', ...flags];
  const { status, stdout, stderr } = spawnSync(words[0] ?? '', words.slice(1), {
    cwd: folder,
    input: typed,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  return { status, stdout, stderr };
}

const behindProxy = (/** @type {string[]} */ flags, typed = '', shell = ['sh']) =>
  init([...flags, '--behind-proxy'], typed, shell);
const settings = () => parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
const typed = (more = {}) => `${Object.values({ ...ANSWERS, ...more }).join('\n')}\n`;

test('a release is four files, which name where its images are', () => {
  expect(readdirSync(folder).sort()).toEqual(['.env.example', 'Caddyfile', 'docker-compose.yml', 'init.sh']);
  behindProxy(FLAGS);
  const { services } = readProject(settings(), folder);
  expect(services.api?.image).toMatch(/^registry\.example\.org\/asha\/paattu-server:\d+\.\d+\.\d+$/);
  const elsewhere = readProject({ ...settings(), PAATTU_IMAGES: 'mirror.example.org/' }, folder);
  expect(elsewhere.services.api?.image).toMatch(/^mirror\.example\.org\/paattu-server:/);
});

test('flags make a .env that is complete, private, and accepted in production', () => {
  const smtp = 'smtp://artist:ra$n%40home@smtp.example.org:587';
  const flags = ['--domain', 'https://Songs.Example.org/', '--email', ANSWERS.email];
  const { status, stdout } = behindProxy([...flags, '--smtp', smtp]);
  expect(status).toBe(0);
  expect(stdout).toContain('docker compose up --detach');
  expect(stdout).toContain('https://songs.example.org/setup');
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  const variables = settings();
  expect(Object.keys(readProject(variables).services)).not.toContain('caddy');
  expect(loadConfig(environmentOf('api', variables))).toMatchObject({
    production: true,
    publicUrl: 'https://songs.example.org',
    ownerEmail: ANSWERS.email,
    smtpUrl: smtp,
    mailFrom: 'artist@songs.example.org',
    artistName: 'Paattu',
    trustedProxies: ['172.30.75.0/24'],
  });
});

test('the sender has a name if a flag gives one', () => {
  const smtp = ['--smtp', 'smtp://a:b@smtp.example.org'];
  const flags = ['--domain', ANSWERS.domain, '--email', ANSWERS.email, ...smtp, '--name', 'ആശ Nair'];
  const { stderr } = behindProxy(flags);
  expect(stderr).toContain('Nobody has logged in to the mail server yet. Test it in the console');
  expect(loadConfig(environmentOf('api', settings()))).toMatchObject({
    mailFrom: `ആശ Nair <${ANSWERS.email}>`,
    artistName: 'ആശ Nair',
  });
});

test('a name without an SMTP server is said to be dropped', () => {
  const { status, stderr } = behindProxy([...FLAGS, '--name', 'ആശ']);
  expect(status).toBe(0);
  expect(stderr).toContain('--name is the sender of emails, which needs an SMTP server.');
  expect(settings()).not.toHaveProperty('MAIL_FROM');
});

test.each(['sh', 'bash'])('%s asks what no flag says', (shell) => {
  const { status, stderr } = behindProxy([], typed({ password: 'rain@home: /%' }), [shell]);
  expect(stderr).toMatch(/^Domain of the site/);
  expect(status).toBe(0);
  expect(settings()).toMatchObject({
    PUBLIC_URL: 'https://songs.example.org',
    SMTP_URL: 'smtp://artist:%72%61%69%6e%40%68%6f%6d%65%3a%20%2f%25@smtp.example.org:587',
    MAIL_FROM: 'artist@songs.example.org',
  });
});

test('asks for the name of the sender after the mail server, again after one that cannot be right', () => {
  const { status, stderr } = behindProxy([], `${typed()}Asha, Nair\nആശ Nair\n`);
  expect(status).toBe(0);
  expect(stderr).toContain('Write the name without quotation marks');
  expect(settings().MAIL_FROM).toBe('ആശ Nair <artist@songs.example.org>');
});

test.each(['-h', '--help'])('%s shows the flags, and writes nothing', (flag) => {
  const { status, stdout } = init([flag]);
  expect(status).toBe(0);
  expect(stdout).toContain('--domain songs.example.org');
  expect(readdirSync(folder)).not.toContain('.env');
});

test('every secret is another', () => {
  behindProxy(FLAGS);
  const secrets = Object.entries(settings()).filter(([name]) => /SECRET|PASSWORD|PEPPER/.test(name));
  expect(secrets.map(([name]) => name).sort()).toEqual([
    'DATABASE_PASSWORD',
    'JWT_SECRET',
    'LINK_SECRET',
    'MIGRATION_PASSWORD',
    'POSTGRES_PASSWORD',
    'VOTE_PEPPER',
  ]);
  expect(new Set(secrets.map(([, secret]) => secret)).size).toBe(secrets.length);
  expect(secrets.filter(([, secret = '']) => secret.length < 20)).toEqual([]);
});

test('without a mail server, the owner may set one in the browser', () => {
  behindProxy([], typed({ host: '' }).replace(/\n\n.*/s, '\n\n'));
  expect(loadConfig(environmentOf('api', settings()))).toMatchObject({ smtpUrl: null, mailFrom: null });
});

test('port 465 is encrypted from its first byte', () => {
  behindProxy([], typed({ port: '465' }));
  expect(settings().SMTP_URL).toBe('smtps://artist:rain@smtp.example.org:465');
});

test('asks again after an answer that cannot be right', () => {
  const wrong = typed({
    domain: 'my site\n203.0.113.9\nsongs.example.org',
    email: 'artist\nartist@songs.example.org',
    host: 'smtp.example.org:587\nsmtp.example.org',
    port: 'five\n99999\nasha@gmail.com\nasha@gmail.com:587\nsmtp://a:b@smtp.example.org\nsmtp.example.org\n587',
  });
  const { status, stderr } = behindProxy([], wrong);
  expect(status).toBe(0);
  expect(stderr).toContain('"my site" is no domain.');
  expect(stderr).toContain('"203.0.113.9" is no domain: a certificate needs a name');
  expect(stderr).toContain('"artist" is no email address.');
  expect(stderr.match(/A port is a number up to 65535/g)).toHaveLength(6);
  expect(settings().SMTP_URL).toBe('smtp://artist:rain@smtp.example.org:587');
});

test.each([
  ['a domain that is none', ['--domain', 'songs'], '--domain: "songs" is no domain'],
  ['a domain that breaks out of the file', ['--domain', 'a.in\nX=1'], 'is no domain'],
  [
    'an address of an example',
    ['--email', 'owner@paattu.example'],
    '--email: "owner@paattu.example" is no address',
  ],
  ['an SMTP server without smtp://', ['--smtp', 'smtp.example.org'], '--smtp: The SMTP server is an address'],
  ['an SMTP server with an apostrophe', ['--smtp', "smtp://a:b'c@d.in"], 'as %20 or %27'],
  [
    'an SMTP server with @ in the password',
    ['--smtp', 'smtp://a:b@c@d.in:587'],
    '--smtp: Write @ of user and password as %40',
  ],
  ['an SMTP server with : in the password', ['--smtp', 'smtp://a:b:c@d.in'], ': as %3A'],
  ['an SMTP server with / in the password', ['--smtp', 'smtp://a:b/c@d.in'], '/ as %2F'],
  ['a name that breaks out of the sender', ['--name', "Asha' <x"], '--name: Write the name without'],
  [
    'a mail server beside the word that there is none',
    ['--smtp', 'smtp://a:b@d.in', '--no-smtp'],
    '--smtp names a mail server, and --no-smtp says that there is none yet. Give one of them.',
  ],
  ['an unknown flag', ['--port', '80'], '--port is no flag'],
  ['a flag without its value', ['--smtp'], '--smtp needs a value'],
  ['an SMTP server that ends its line in the file later', ['--smtp', 'smtp://a:b@d.in\\'], 'a backslash'],
  [
    'an SMTP server with a port that is none',
    ['--smtp', 'smtp://a:b@d.in:99999'],
    'A port is a number up to 65535',
  ],
  ['an SMTP server with the port 0', ['--smtp', 'smtp://a:b@d.in:0?x=1'], 'A port is a number up to 65535'],
  ['an address that ends its line in the file later', ['--email', 'asha@asha.in\\'], 'is no address'],
])('%s writes nothing, and says why', (_, flags, sentence) => {
  const { status, stderr } = behindProxy([...(flags[0] === '--smtp' ? SITE : FLAGS), ...flags]);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(readdirSync(folder)).not.toContain('.env');
});

test('an answer that is missing writes nothing', () => {
  const { status, stderr } = behindProxy(['--domain', ANSWERS.domain]);
  expect(status).toBe(1);
  expect(stderr).toContain('Without a terminal, give it as --email');
  expect(readdirSync(folder)).not.toContain('.env');
});

test('a second time changes nothing; only with flags it fails', () => {
  behindProxy(FLAGS);
  const first = readFileSync(join(folder, '.env'), 'utf8');
  const again = init([]);
  expect(again.status).toBe(0);
  expect(again.stderr).toContain('has its settings already');
  expect(behindProxy(FLAGS).status).toBe(1);
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(first);
});

test('typed from another folder, it says how to get to the folder of the site', () => {
  const parent = join(folder, '..');
  const odd = join(parent, "asha's site");
  renameSync(folder, odd);
  folder = odd;
  const startIn = (/** @type {string} */ cwd) =>
    spawnSync('sh', [join(folder, 'init.sh'), ...FLAGS, '--behind-proxy'], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH },
    });
  const line = /^Go to the folder of the site first: +(cd .*)\n/m;
  const [, command = ''] = line.exec(startIn(parent).stdout) ?? [];
  expect(spawnSync('sh', ['-c', `${command} && pwd`], { encoding: 'utf8' }).stdout).toBe(
    `${realpathSync(folder)}\n`,
  );
  expect(startIn(parent).stderr).toMatch(line);
  expect(startIn(folder).stderr).not.toMatch(line);
});

test('a full disk leaves no half file', () => {
  // A limit on the size of files fails the write as a full disk does.
  const full = ['sh', '-c', `trap '' XFSZ; ulimit -f 0; exec sh "$@"`, 'sh'];
  const { status, stderr } = behindProxy(FLAGS, '', full);
  expect(status).toBe(1);
  expect(stderr).toContain('The file .env could not be written: is the disk full');
  expect(readdirSync(folder).filter((name) => name.startsWith('.env'))).toEqual(['.env.example']);
});

/** Does this before the program of that name, or in its place. @param {string} name @param {string} script */
const before = (name, script) => writeProgram(name, `${script}\nexec /bin/${name} "$@"`);

test('a .env that another program writes meanwhile stays', () => {
  const theirs = 'PUBLIC_URL=https://theirs.example.org\n';
  before('ln', `printf '${theirs}' >.env`);
  const { status, stderr } = behindProxy(FLAGS);
  expect(status).toBe(1);
  expect(stderr).toContain('it exists already');
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(theirs);
});

test('a domain that leads nowhere yet is named, with what to do, and the settings are written', () => {
  before('getent', 'exit 2');
  const { status, stdout, stderr } = behindProxy(FLAGS);
  expect(status).toBe(0);
  expect(stderr).toContain(`${ANSWERS.domain} has no address yet. Add an A record`);
  expect(stdout).toMatch(/^First the A record of songs\.example\.org: .*\nStart the site now/m);
  expect(settings().PUBLIC_URL).toBe(`https://${ANSWERS.domain}`);
});

test.each(['v2.20.0', '5.0.1'])('Compose %s is new enough', (version) => {
  writeProgram('docker', `echo ${version}`);
  const { status, stderr } = behindProxy(FLAGS);
  expect(status).toBe(0);
  expect(stderr).not.toContain('Docker');
});

/** Asks nothing, says what to install, and does not end as if all were well. @param {ReturnType<typeof init>} ended */
function expectToNeed({ status, stdout, stderr }, /** @type {string[]} */ ...sentences) {
  expect(status).toBe(1);
  for (const sentence of sentences) expect(stderr).toContain(sentence);
  expect(stderr).toMatch(/\nThen run \.\/init\.sh again\. Nothing is written\.\n$/);
  expect(stderr).not.toContain('Domain of the site');
  expect(stdout).toBe('');
  expect(readdirSync(folder)).not.toContain('.env');
}

test('a server without Docker learns how to install it, before it is asked anything', () => {
  rmSync(join(bin, 'docker'));
  // Nothing else of this machine: it may have a Docker.
  for (const name of ['dirname', 'awk']) symlinkSync(`/usr/bin/${name}`, join(bin, name));
  const ended = init([], typed(), ['env', `PATH=${bin}`, '/bin/sh']);
  expectToNeed(
    ended,
    'Docker is missing on this server.',
    'curl --fail --location https://get.docker.com | sh',
  );
});

test('a Docker without Compose, or with an old one, learns the same of Compose', () => {
  writeProgram('docker', 'exit 1');
  expectToNeed(init([], typed()), 'its plugin Compose is missing', 'docker-compose-plugin');
  writeProgram('docker', 'echo 2.19.1');
  expectToNeed(
    init([], typed()),
    'Docker Compose has the version 2.19.1 on this server, and the site needs 2.20 or newer',
  );
});

/** The machine has these programs at its ports. @param {string[]} lines as in /proc/net/tcp */
const setPorts = (...lines) =>
  before('cat', `case $1 in /proc/*) printf '${lines.join('\\n')}\\n'; exit ;; esac`);

test('a port in use is named before anything is asked or written', () => {
  setPorts('0: 00000000:01BB 00000000:0000 0A', '1: 0100007F:0050 0100007F:8000 01');
  const { status, stderr } = init([], typed());
  expect(status).toBe(1);
  expect(stderr).not.toContain('Domain of the site');
  expect(stderr).toContain('Another program of this server uses port 443.');
  expect(readdirSync(folder)).not.toContain('.env');
});

test('a server whose ports 80 and 443 are free gets its own proxy', () => {
  setPorts('0: 00000000:1F90 00000000:0000 0A', '1: 0100007F:0050 0100007F:8000 01');
  expect(init(FLAGS).status).toBe(0);
  expect(Object.keys(readProject(settings()).services)).toContain('caddy');
});
