/*
 * Who may import whom; docs/architecture.md tells why. Tests may reach anywhere, and so are left out.
 */
const backendLayer = (name, allowed) => ({
  name: `backend-${name}`,
  comment: `backend/src/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing'} of the backend.`,
  severity: 'error',
  from: { path: `^backend/src/${name}/` },
  to: { path: '^backend/src/', pathNot: `^backend/src/(${[name, ...allowed].join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Imports in a circle, of types alone too, make two files one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    backendLayer('config', []),
    backendLayer('common', ['config']),
    backendLayer('database', ['config']),
    backendLayer('infra', ['config', 'common']),
    backendLayer('modules', ['infra', 'config', 'common', 'database']),
    backendLayer('backup', ['infra', 'config', 'common', 'database']),
    backendLayer('demo', ['modules', 'infra', 'config', 'common', 'database']),
    {
      name: 'infra-adapters-apart',
      comment: 'An adapter reaches one outside system, and knows no other adapter.',
      severity: 'error',
      from: { path: '^backend/src/infra/([^/]+)/' },
      to: { path: '^backend/src/infra/', pathNot: '^backend/src/infra/$1/' },
    },
    {
      name: 'modules-by-service',
      comment: 'A module uses another one only through the service that it exports.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: {
        path: '^backend/src/modules/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/[^/]+\\.(service|module)\\.ts$'],
      },
    },
    {
      name: 'processors-only-in-the-worker',
      comment: 'The API must not take jobs: nothing that it reaches may be a processor.',
      severity: 'error',
      from: { path: '^backend/src/(main|print-openapi)\\.ts$' },
      to: { path: '\\.processor\\.ts$', reachable: true },
    },
    {
      name: 'frontends-apart',
      comment: 'A frontend knows itself and api-client alone.',
      severity: 'error',
      from: { path: '^(public-web|shell|admin-web)/' },
      to: { path: '^(backend|public-web|shell|admin-web|e2e|scripts|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'backend-knows-no-frontend',
      comment: 'The server reads what the frontends have built; it imports none of their sources.',
      severity: 'error',
      from: { path: '^backend/src/' },
      to: { path: '^(public-web|shell|admin-web|e2e|scripts|bench)/' },
    },
    {
      name: 'backend-shares-rules',
      comment: 'Of api-client the backend uses the rules that both sides share; the rest is for browsers.',
      severity: 'error',
      from: { path: '^backend/src/' },
      to: { path: '^api-client/', pathNot: '^api-client/src/(entry-transitions|rules|youtube-url)\\.ts$' },
    },
    {
      name: 'api-client-stands-alone',
      comment: 'The contract between all of them imports nothing local.',
      severity: 'error',
      from: { path: '^api-client/' },
      to: { path: '^(backend|public-web|shell|admin-web|e2e|scripts|bench)/' },
    },
    {
      name: 'features-apart',
      comment: 'What two features of public-web share belongs to components or lib.',
      severity: 'error',
      from: { path: '^public-web/src/features/([^/]+)/' },
      to: { path: '^public-web/src/features/', pathNot: '^public-web/src/features/$1/' },
    },
    {
      name: 'public-web-layers',
      comment: 'app, previews <- features <- components, lib, translations.',
      severity: 'error',
      from: { path: '^public-web/src/(features|components|lib|translations)/' },
      to: { path: '^public-web/src/(app/|previews/|entry-|[^/]+$)' },
    },
    {
      name: 'public-web-foundation',
      comment: 'components, lib and translations know no feature.',
      severity: 'error',
      from: { path: '^public-web/src/(components|lib|translations)/' },
      to: { path: '^public-web/src/features/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)dist/|\\.spec\\.tsx?$|^(?!backend|api-client|public-web|shell|admin-web|e2e|scripts|bench)',
    },
    tsPreCompilationDeps: true,
    // api-client offers its sources as types, and they exist before it is built.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
