/*
 * The allowed imports, explained in docs/architecture.md. Tests may import anything that their workspace declares.
 */
const TEST = '\\.spec\\.(tsx?|mjs)$|^(backend|public-web|shell|admin-web)/test/';

const backendLayer = (name, allowed) => ({
  name: `backend-${name}`,
  comment: `backend/src/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing'} of the backend.`,
  severity: 'error',
  from: { path: `^backend/src/${name}/` },
  to: { path: '^backend/src/', pathNot: `^backend/src/(${[name, ...allowed].join('|')})/` },
});

/** The modules of modules/contest, and those that each may import. None imports one that imports it. */
const contestModule = (name, allowed) => ({
  name: `contest-${name}`,
  comment: `modules/contest/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other module'} of modules/contest.`,
  severity: 'error',
  from: { path: `^backend/src/modules/contest/${name}/` },
  to: {
    path: '^backend/src/modules/contest/',
    pathNot: `^backend/src/modules/contest/(${[name, ...allowed].join('|')})/`,
  },
});

/** The screens of the contest on the public site, and those whose parts each may show. */
const contestScreen = (name, allowed) => ({
  name: `screen-${name}`,
  comment: `features/contest/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other folder'} of features/contest.`,
  severity: 'error',
  from: { path: `^public-web/src/features/contest/${name}/` },
  to: {
    path: '^public-web/src/features/contest/',
    pathNot: `^public-web/src/features/contest/(${[name, ...allowed].join('|')})/`,
  },
});

/** What a page of the console takes from the API: its records and its requests. */
const CONSOLE_API = '^admin-web/src/resources/[^/]+/api\\.ts$';

/** Of the sources alone: a test may import anything. */
const OF_SOURCES = [
  {
    name: 'no-cycles',
    comment: 'Circular imports, even of types, make two files one.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  backendLayer('config', []),
  backendLayer('translations', []),
  backendLayer('common', ['config', 'translations']),
  backendLayer('database', ['config']),
  backendLayer('infra', ['config', 'common']),
  backendLayer('modules', ['backup', 'infra', 'config', 'common', 'database', 'translations']),
  contestModule('photos', []),
  contestModule('contests', ['photos']),
  contestModule('entries', ['contests', 'photos']),
  contestModule('voting', ['entries', 'contests', 'photos']),
  contestModule('jury', ['voting', 'entries', 'contests']),
  contestModule('results', ['jury', 'voting', 'entries', 'contests', 'photos']),
  {
    name: 'entries-foundation',
    comment: 'What is stored of an entry imports neither who decides about it nor the page of its entrant.',
    severity: 'error',
    from: {
      path: '^backend/src/modules/contest/entries/(addresses|captcha|entry-links|photos|pictures|video-cards|videos)/',
    },
    to: { path: '^backend/src/modules/contest/entries/(moderation|page|watchdog)/' },
  },
  {
    name: 'page-below-moderation',
    comment: 'The page of an entrant imports nothing of the moderators.',
    severity: 'error',
    from: { path: '^backend/src/modules/contest/entries/page/' },
    to: { path: '^backend/src/modules/contest/entries/moderation/' },
  },
  backendLayer('backup', ['infra', 'config', 'common', 'database']),
  backendLayer('demo', ['modules', 'infra', 'config', 'common', 'database']),
  {
    name: 'infra-adapters-apart',
    comment:
      'An adapter connects to one external system and imports no other adapter. Settings and changes are none.',
    severity: 'error',
    from: { path: '^backend/src/infra/([^/]+)/' },
    to: {
      path: '^backend/src/infra/',
      pathNot: ['^backend/src/infra/$1/', '^backend/src/infra/(?:changes|settings)/'],
    },
  },
  {
    name: 'modules-by-service',
    comment:
      'A module uses another module only through its exported service, and its tables through public.sql.ts.',
    severity: 'error',
    from: { path: '^backend/src/modules/([^/]+)/' },
    to: {
      path: '^backend/src/modules/',
      pathNot: [
        '^backend/src/modules/$1/',
        // Below all others.
        '^backend/src/modules/holds/',
        // What an email of any module is made of.
        '^backend/src/modules/mailing/composing/',
        '/public\\.sql\\.ts$',
        '\\.(service|module)\\.ts$',
      ],
    },
  },
  {
    name: 'holds-below-all',
    comment:
      'modules/holds imports no other module, so that each may ask whether a legal hold keeps a contest.',
    severity: 'error',
    from: { path: '^backend/src/modules/holds/' },
    to: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/holds/' },
  },
  {
    name: 'audit-below-others',
    comment: 'modules/audit, in which the others write their acts, imports of them only modules/holds.',
    severity: 'error',
    from: { path: '^backend/src/modules/audit/' },
    to: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/(audit|holds)/' },
  },
  {
    name: 'processors-only-in-the-worker',
    comment: 'The API must not process jobs, so it may not reach a processor.',
    severity: 'error',
    from: { path: '^backend/src/(main|commands/print-openapi)\\.ts$' },
    to: { path: '\\.processor\\.ts$', reachable: true },
  },
  {
    name: 'frontends-apart',
    comment: 'A frontend imports only itself and packages/.',
    severity: 'error',
    from: { path: '^(public-web|shell|admin-web)/src/' },
    to: { path: '^(backend|public-web|shell|admin-web|e2e|scripts|bench)/', pathNot: '^$1/' },
  },
  {
    name: 'backend-apart',
    comment:
      'The backend imports only itself, packages/shared and packages/verify; the rest is for browsers.',
    severity: 'error',
    from: { path: '^backend/src/' },
    to: { path: '^(packages/api-client|public-web|shell|admin-web|e2e|scripts|bench)/' },
  },
  {
    name: 'packages-apart',
    comment: 'A package imports nothing of what uses it.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^(backend|public-web|shell|admin-web|e2e|scripts|bench)/' },
  },
  {
    name: 'shared-below-api-client',
    comment: 'packages/shared imports no other package: the server would load it too.',
    severity: 'error',
    from: { path: '^packages/shared/' },
    to: { path: '^packages/', pathNot: '^packages/shared/' },
  },
  {
    name: 'features-apart',
    comment: 'Code that two features of public-web share belongs to components or lib.',
    severity: 'error',
    from: { path: '^public-web/src/features/([^/]+)/' },
    to: { path: '^public-web/src/features/', pathNot: '^public-web/src/features/$1/' },
  },
  contestScreen('facts', []),
  contestScreen('entry', ['facts']),
  contestScreen('gallery', ['entry', 'facts']),
  contestScreen('voting', ['gallery', 'entry', 'facts']),
  contestScreen('results', ['voting', 'entry', 'facts']),
  contestScreen('submission', ['facts']),
  contestScreen('contests', ['results', 'gallery', 'facts']),
  contestScreen('home', ['submission', 'results', 'voting', 'entry', 'facts']),
  {
    name: 'public-web-layers',
    comment: 'app, previews <- features <- components, lib, translations.',
    severity: 'error',
    from: { path: '^public-web/src/(features|components|lib|translations)/' },
    to: { path: '^public-web/src/(app/|previews/|entry-|[^/]+$)' },
  },
  {
    name: 'public-web-foundation',
    comment: 'components, lib and translations import no feature.',
    severity: 'error',
    from: { path: '^public-web/src/(components|lib|translations)/' },
    to: { path: '^public-web/src/features/' },
  },
  {
    name: 'console-pages-apart',
    comment:
      'A page of admin-web imports of another one what that one takes from the API, and its sentences. Other code that two pages share belongs to components or lib.',
    severity: 'error',
    from: { path: '^admin-web/src/resources/([^/]+)/' },
    to: {
      path: '^admin-web/src/resources/',
      pathNot: ['^admin-web/src/resources/$1/', CONSOLE_API, 'sentences\\.ts$'],
    },
  },
  {
    name: 'admin-web-layers',
    comment: 'The app and the sidebar <- resources <- chosen-contest, components <- data-provider, lib.',
    severity: 'error',
    from: { path: '^admin-web/src/(resources|chosen-contest|components|data-provider|lib)/' },
    to: { path: '^admin-web/src/(standalone/|[^/]+$)' },
  },
  {
    name: 'admin-web-foundation',
    comment:
      'chosen-contest, components, data-provider and lib know no page, only what it takes from the API.',
    severity: 'error',
    from: { path: '^admin-web/src/(chosen-contest|components|data-provider|lib)/' },
    to: { path: '^admin-web/src/resources/', pathNot: CONSOLE_API },
  },
  {
    name: 'admin-web-lib',
    comment: 'data-provider and lib import no component.',
    severity: 'error',
    from: { path: '^admin-web/src/(data-provider|lib)/' },
    to: { path: '^admin-web/src/(chosen-contest|components|resources)/' },
  },
  {
    name: 'sidebar-without-react',
    comment:
      'The shell loads the sidebar of admin-web before the app: it imports neither React nor a component.',
    severity: 'error',
    from: { path: '^admin-web/src/resources/.+/page\\.ts$' },
    to: {
      path: '^admin-web/src/',
      pathNot: ['^admin-web/src/lib/', 'sentences\\.ts$'],
      dependencyTypesNot: ['dynamic-import'],
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...OF_SOURCES.map((rule) => ({ ...rule, from: { ...rule.from, pathNot: TEST } })),
    {
      name: 'imports-declared',
      comment:
        'A workspace declares each package that it imports: what another workspace brings may be gone, or be another version.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'server-without-dev-packages',
      comment: 'The image of the server has no package that only its tests and its build need.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(backend|public-web|shell|admin-web|packages/[^/]+)/dist/' },
    tsPreCompilationDeps: true,
    // The packages export their sources as types, which exist before its build.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
