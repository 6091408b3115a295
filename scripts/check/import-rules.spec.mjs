// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';

/** The imports of each file. Files named `wrong` break rules. */
const SOURCES = {
  'backend/src/main.ts': ['./modules/songs/songs.module.js'],
  'backend/src/worker.ts': ['./modules/songs/songs.worker.module.js'],
  'backend/src/commands/print-openapi.ts': ['../modules/contest/jobs/views.processor.js'],
  'backend/src/config/config.ts': [],
  'backend/src/config/wrong.ts': ['../common/errors.js'],
  'backend/src/common/errors.ts': ['../config/config.js'],
  'backend/src/common/wrong.ts': ['../infra/email/mailer.js'],
  'backend/src/database/transaction.ts': ['../config/config.js'],
  'backend/src/database/wrong.ts': ['../modules/songs/songs.service.js'],
  'backend/src/infra/email/mailer.ts': ['../../config/config.js', '../../common/errors.js'],
  'backend/src/infra/email/wrong.ts': ['../../database/transaction.js'],
  'backend/src/infra/queue/queues.ts': [],
  'backend/src/infra/queue/wrong.ts': ['../email/mailer.js'],
  'backend/src/modules/songs/song.entity.ts': [],
  'backend/src/modules/songs/songs.service.ts': [
    './song.entity.js',
    '../../database/transaction.js',
    '../../../../packages/shared/src/rules.js',
  ],
  'backend/src/modules/songs/songs.module.ts': ['./songs.service.js'],
  'backend/src/modules/songs/songs.worker.module.ts': ['./jobs/waveform.processor.js'],
  'backend/src/modules/songs/jobs/waveform.processor.ts': ['../songs.service.js'],
  'backend/src/modules/songs/jobs/wrong.ts': ['../../../worker.js'],
  'backend/src/modules/holds/holds.ts': ['../../database/transaction.js'],
  'backend/src/modules/holds/wrong.ts': ['../songs/songs.service.js'],
  'backend/src/modules/audit/audit-log.service.ts': ['../holds/holds.js'],
  'backend/src/modules/audit/wrong.ts': ['../songs/songs.service.js'],
  'backend/src/modules/contest/contest.module.ts': ['../songs/songs.module.js', '../songs/songs.service.js'],
  'backend/src/modules/contest/wrong.ts': [
    '../songs/song.entity.js',
    '../../../../packages/api-client/src/session.js',
  ],
  'backend/src/modules/contest/jobs/views.processor.ts': [],
  'backend/src/modules/contest/photos/photo-files.ts': [],
  'backend/src/modules/contest/photos/wrong.ts': ['../contests/contests.service.js'],
  'backend/src/modules/contest/contests/contests.service.ts': ['../photos/photo-files.js'],
  'backend/src/modules/contest/contests/wrong.ts': ['../entries/entries.service.js'],
  'backend/src/modules/contest/entries/entries.service.ts': [
    '../contests/contests.service.js',
    './videos/views.service.js',
  ],
  'backend/src/modules/contest/entries/wrong.ts': ['../jury/jury.service.js'],
  'backend/src/modules/contest/entries/videos/views.service.ts': ['../../photos/photo-files.js'],
  'backend/src/modules/contest/entries/videos/wrong.ts': ['../moderation/moderation.service.js'],
  'backend/src/modules/contest/entries/moderation/moderation.service.ts': [
    '../entries.service.js',
    '../page/withdrawals.service.js',
  ],
  'backend/src/modules/contest/entries/page/withdrawals.service.ts': ['../entries.service.js'],
  'backend/src/modules/contest/entries/page/wrong.ts': ['../moderation/moderation.service.js'],
  'backend/src/modules/contest/voting/votes.service.ts': ['../entries/entries.service.js'],
  'backend/src/modules/contest/voting/wrong.ts': ['../results/results.service.js'],
  'backend/src/modules/contest/jury/jury.service.ts': ['../voting/votes.service.js'],
  'backend/src/modules/contest/jury/wrong.ts': ['../results/results.service.js'],
  'backend/src/modules/contest/results/results.service.ts': ['../jury/jury.service.js'],
  'backend/src/modules/contest/results/wrong.ts': ['../wrong.js'],
  'backend/src/modules/songs/uploads/uploads.ts': ['../../contest/entries/videos/views.service.js'],
  'backend/src/modules/contest/jobs/wrong.ts': ['../../../../../public-web/src/lib/format.js'],
  'backend/src/demo/seeder.ts': ['../modules/songs/songs.service.js'],
  'backend/src/demo/wrong.ts': ['../commands/print-openapi.js'],
  'packages/shared/src/rules.ts': [],
  'packages/shared/src/wrong.ts': ['../../api-client/src/session.js'],
  'packages/api-client/src/index.ts': ['./session.js'],
  'packages/api-client/src/session.ts': ['../../shared/src/rules.js'],
  'packages/api-client/src/wrong.ts': ['../../../backend/src/config/config.js'],
  'public-web/src/entry-client.tsx': ['./app/routes'],
  'public-web/src/app/routes.tsx': ['../features/songs/songs-page'],
  'public-web/src/features/songs/songs-page.tsx': ['../../components/card', '../../lib/format', './wrong'],
  'public-web/src/features/songs/wrong.tsx': ['../contest/contests/contest-page', '../../app/routes'],
  'public-web/src/features/contest/facts/contest-queries.ts': [
    '../../../../../packages/api-client/src/index',
  ],
  'public-web/src/features/contest/facts/wrong.ts': ['../entry/entry-video'],
  'public-web/src/features/contest/entry/entry-video.tsx': ['../facts/contest-queries'],
  'public-web/src/features/contest/entry/wrong.tsx': ['../gallery/gallery'],
  'public-web/src/features/contest/gallery/gallery.tsx': ['../entry/entry-video', '../facts/contest-queries'],
  'public-web/src/features/contest/gallery/wrong.tsx': ['../voting/vote-page'],
  'public-web/src/features/contest/voting/vote-page.tsx': ['../gallery/gallery'],
  'public-web/src/features/contest/voting/wrong.tsx': ['../results/winner'],
  'public-web/src/features/contest/results/winner.tsx': ['../voting/vote-page', '../entry/entry-video'],
  'public-web/src/features/contest/results/wrong.tsx': ['../contests/contest-page'],
  'public-web/src/features/contest/submission/submission-form.tsx': ['../facts/contest-queries'],
  'public-web/src/features/contest/submission/wrong.tsx': ['../home/home-page'],
  'public-web/src/features/contest/contests/contest-page.tsx': ['../gallery/gallery', '../results/winner'],
  'public-web/src/features/contest/contests/wrong.tsx': ['../submission/submission-form'],
  'public-web/src/features/contest/home/home-page.tsx': [
    '../submission/submission-form',
    '../results/winner',
  ],
  'public-web/src/features/contest/home/wrong.tsx': ['../contests/contest-page'],
  'public-web/src/components/card.tsx': ['../lib/format'],
  'public-web/src/components/wrong.tsx': ['../features/songs/songs-page'],
  'public-web/src/lib/format.ts': [],
  'public-web/src/lib/wrong.ts': ['../entry-client'],
  'shell/src/main.tsx': ['../../packages/api-client/src/session', './frame'],
  'shell/src/frame.tsx': [],
  'shell/src/wrong.tsx': ['../../admin-web/src/app'],
  'admin-web/src/app.tsx': ['./navigation', './resources/songs/song-list'],
  'admin-web/src/navigation.ts': ['./resources/songs/page'],
  'admin-web/src/resources/songs/page.ts': ['../../lib/format', './sentences'],
  'admin-web/src/resources/songs/sentences.ts': [],
  'admin-web/src/resources/songs/api.ts': ['../../data-provider/use-requests'],
  'admin-web/src/resources/songs/song-list.tsx': [
    '../../components/card',
    '../texts/api',
    '../texts/sentences',
    './api',
  ],
  'admin-web/src/resources/songs/wrong.tsx': ['../texts/texts-page', '../../app'],
  'admin-web/src/resources/texts/api.ts': [],
  'admin-web/src/resources/texts/sentences.ts': [],
  'admin-web/src/resources/texts/texts-page.tsx': [],
  'admin-web/src/resources/wrong/page.ts': ['../../components/card'],
  'admin-web/src/components/card.tsx': ['../lib/format', '../resources/songs/api'],
  'admin-web/src/components/wrong.tsx': ['../resources/songs/sentences'],
  'admin-web/src/data-provider/use-requests.ts': ['../lib/format'],
  'admin-web/src/lib/format.ts': [],
  'admin-web/src/lib/wrong.ts': ['../components/card'],
  'admin-web/src/wrong.tsx': ['../../backend/src/config/config'],
  'backend/src/config/packages.ts': ['served'],
  'backend/src/config/packages.spec.ts': ['served', 'tested', '../common/wrong.js'],
  'backend/src/config/wrong-packages.ts': ['served', 'tested'],
  'shell/src/packages.ts': ['served', 'nobody-has-it'],
  'shell/src/wrong.spec.ts': ['tested'],
};

/** `tested` is installed, and only the server declares it. */
const MANIFESTS = {
  'package.json': {},
  'backend/package.json': { dependencies: { served: '1.0.0' }, devDependencies: { tested: '1.0.0' } },
  'shell/package.json': { dependencies: { served: '1.0.0' } },
  'node_modules/served/package.json': { name: 'served' },
  'node_modules/tested/package.json': { name: 'tested' },
};

const BROKEN = [
  'admin-web-foundation: admin-web/src/components/wrong.tsx',
  'admin-web-layers: admin-web/src/resources/songs/wrong.tsx',
  'admin-web-lib: admin-web/src/lib/wrong.ts',
  'audit-below-others: backend/src/modules/audit/wrong.ts',
  'backend-apart: backend/src/modules/contest/jobs/wrong.ts',
  'backend-apart: backend/src/modules/contest/wrong.ts',
  'backend-common: backend/src/common/wrong.ts',
  'backend-config: backend/src/config/wrong.ts',
  'backend-database: backend/src/database/wrong.ts',
  'backend-demo: backend/src/demo/wrong.ts',
  'backend-infra: backend/src/infra/email/wrong.ts',
  'backend-modules: backend/src/modules/songs/jobs/wrong.ts',
  'console-pages-apart: admin-web/src/resources/songs/wrong.tsx',
  'contest-contests: backend/src/modules/contest/contests/wrong.ts',
  'contest-entries: backend/src/modules/contest/entries/wrong.ts',
  'contest-jury: backend/src/modules/contest/jury/wrong.ts',
  'contest-photos: backend/src/modules/contest/photos/wrong.ts',
  'contest-results: backend/src/modules/contest/results/wrong.ts',
  'contest-voting: backend/src/modules/contest/voting/wrong.ts',
  'entries-foundation: backend/src/modules/contest/entries/videos/wrong.ts',
  'features-apart: public-web/src/features/songs/wrong.tsx',
  'frontends-apart: admin-web/src/wrong.tsx',
  'frontends-apart: shell/src/wrong.tsx',
  'holds-below-all: backend/src/modules/holds/wrong.ts',
  'imports-declared: shell/src/wrong.spec.ts',
  'infra-adapters-apart: backend/src/infra/queue/wrong.ts',
  'modules-by-service: backend/src/modules/contest/wrong.ts',
  'no-cycles: public-web/src/app/routes.tsx',
  'packages-apart: packages/api-client/src/wrong.ts',
  'page-below-moderation: backend/src/modules/contest/entries/page/wrong.ts',
  'processors-only-in-the-worker: backend/src/commands/print-openapi.ts',
  'public-web-foundation: public-web/src/components/wrong.tsx',
  'public-web-layers: public-web/src/features/songs/wrong.tsx',
  'public-web-layers: public-web/src/lib/wrong.ts',
  'screen-contests: public-web/src/features/contest/contests/wrong.tsx',
  'screen-entry: public-web/src/features/contest/entry/wrong.tsx',
  'screen-facts: public-web/src/features/contest/facts/wrong.ts',
  'screen-gallery: public-web/src/features/contest/gallery/wrong.tsx',
  'screen-home: public-web/src/features/contest/home/wrong.tsx',
  'screen-results: public-web/src/features/contest/results/wrong.tsx',
  'screen-submission: public-web/src/features/contest/submission/wrong.tsx',
  'screen-voting: public-web/src/features/contest/voting/wrong.tsx',
  'server-without-dev-packages: backend/src/config/wrong-packages.ts',
  'shared-below-api-client: packages/shared/src/wrong.ts',
  'sidebar-without-react: admin-web/src/resources/wrong/page.ts',
];

/** @type {string} */
let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paattu-imports-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('each rule finds its violations, and nothing else', () => {
  for (const [file, imports] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // Of files, imports of types, because the rules apply to them too.
    writeFileSync(
      join(folder, file),
      [
        ...imports.map((from) => `${from.startsWith('.') ? 'import type {} from' : 'import'} '${from}';`),
        'export {};',
      ].join('\n'),
    );
  }

  for (const [file, manifest] of Object.entries(MANIFESTS)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(manifest));
    if (file.startsWith('node_modules')) writeFileSync(join(folder, dirname(file), 'index.js'), '');
  }

  const folders = ['backend/src', 'packages', 'public-web/src', 'shell/src', 'admin-web/src'];
  const config = join(root, '.dependency-cruiser.mjs');
  const result = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', config, '--output-type', 'json', ...folders],
    { cwd: folder, encoding: 'utf8' },
  );

  /** @type {{ summary: { violations: { rule: { name: string }, from: string }[] } }} */
  const { summary } = JSON.parse(result.stdout);
  const found = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  expect([...new Set(found)].sort()).toEqual(BROKEN);
});
