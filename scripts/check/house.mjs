// @ts-check
// Counts the size and the shape of the sources: node scripts/check/house.mjs. It judges nothing, so `npm run check` does not run it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { root } from '../lib/project.mjs';
import { arrowsOf } from './arrows.mjs';
import { findTrespasses, moduleOf, readSources } from './table-owners.mjs';

const SOURCE = /^(?:backend|packages|public-web|shell|admin-web|scripts)\/.*\.(?:tsx?|mjs|css)$/;
const TEST = /\.spec\.(?:tsx?|mjs)$|^(?:packages\/)?[\w-]+\/test\/|^scripts\/(?:test|faults)\//;
const GENERATED = /\/migrations\/|\/metadata\.ts$|\/schema\.d\.ts$|\/(?:emails|entities)\.ts$/;
const FRONTEND = /^(?:public-web|shell|admin-web)\/src\/.*\.tsx?$/;

/** Marks of a class that Nest calls, and no other class. */
const FRAMEWORK =
  /\b(?:CanActivate|NestInterceptor|PipeTransform|PassportStrategy|On\w+(?:Bootstrap|Shutdown))\b|@(?:Sweep|Interval)\(|^export class \w+Metrics\b/m;

const IMPORT = /\b(?:from|import) '([^']+)'|\bimport\('([^']+)'\)/g;

/** @type {Record<string, string>} */
const texts = Object.fromEntries(
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => SOURCE.test(file))
    .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]),
);
const sources = Object.keys(texts).filter((file) => !TEST.test(file) && !GENERATED.test(file));

/** @param {string[]} files */
const linesOf = (files) => files.reduce((sum, file) => sum + String(texts[file]).split('\n').length - 1, 0);

/** The file that an import names; undefined for a package. @param {string} from @param {string} path */
function resolve(from, path) {
  const [, workspace, file] = /^@paattu\/([\w-]+)\/(.+)$/.exec(path) ?? [];
  if (!path.startsWith('.') && workspace === undefined) return undefined;
  const target = workspace ? `packages/${workspace}/src/${file}` : join(dirname(from), path);
  const stem = target.replace(/\.js$/, '');
  return [stem, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`].find((each) => each in texts);
}

/** How many files are imported by exactly one other file. */
function countOfOneImporter() {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const file of sources) {
    for (const [, path, lazy] of String(texts[file]).matchAll(IMPORT)) {
      const target = resolve(file, path ?? lazy ?? '');
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return sources.filter((file) => importers.get(file)?.size === 1).length;
}

/** The injectables of the server that only other classes call, and those of them with one public method at most. */
function countInjectables() {
  let all = 0;
  let ofOneMethod = 0;
  for (const file of sources.filter((source) => source.startsWith('backend/src/'))) {
    const parsed = ts.createSourceFile(file, String(texts[file]), ts.ScriptTarget.ESNext, true);
    for (const node of parsed.statements) {
      if (!ts.isClassDeclaration(node)) continue;
      const text = node.getText();
      if (!/^@Injectable\(/m.test(text) || FRAMEWORK.test(text)) continue;
      all += 1;
      const methods = node.members.filter(
        (member) =>
          (ts.isMethodDeclaration(member) || ts.isGetAccessor(member)) &&
          !(ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)),
      );
      if (methods.length <= 1) ofOneMethod += 1;
    }
  }
  return { all, ofOneMethod };
}

/** The floors that the arrows need: the longest way down. @param {Map<string, Set<string>>} arrows */
function countFloors(arrows) {
  /** @param {string} module @param {string[]} way @returns {number} */
  const height = (module, way = []) =>
    way.includes(module)
      ? 0
      : 1 + Math.max(0, ...[...(arrows.get(module) ?? [])].map((to) => height(to, [...way, module])));
  return Math.max(...[...arrows.keys()].map((module) => height(module)));
}

/** The modules of the server: each folder, and in place of `contest` its folders. */
function countModules() {
  const server = readSources();
  const files = Object.keys(server).filter((file) => file.startsWith('modules/'));
  const modules = new Set(files.map((file) => moduleOf(file)));
  modules.delete('contest');
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const [module, all] of [...arrowsOf(server, 'modules/'), ...arrowsOf(server, 'modules/contest/')]) {
    if (module !== 'contest') arrows.set(module, new Set([...all].filter((to) => to !== 'contest')));
  }
  for (const file of files) {
    const from = moduleOf(file);
    for (const [, path, lazy] of String(server[file]).matchAll(IMPORT)) {
      const target = join(dirname(file), path ?? lazy ?? '');
      if (!(path ?? lazy ?? '').startsWith('.') || !target.startsWith('modules/')) continue;
      const to = moduleOf(target);
      if (to !== from && modules.has(from) && modules.has(to))
        arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  const throughSql = new Set(
    findTrespasses(server).flatMap((trespass) => {
      const [, file = '', owner = ''] = /^(\S+): names \w+, which (\S+) owns$/.exec(trespass) ?? [];
      const from = moduleOf(file);
      return modules.has(from) && owner && !arrows.get(from)?.has(owner) ? [`${from} ${owner}`] : [];
    }),
  );
  const count = [...arrows.values()].reduce((sum, all) => sum + all.size, 0);
  return { modules: modules.size, floors: countFloors(arrows), arrows: count, throughSql: throughSql.size };
}

/** The files that name an email, with its own and without the generated ones: the median of all emails. */
function countFilesOfEmail() {
  const counts = sources
    .filter((file) => file.endsWith('.email.tsx'))
    .map((file) => {
      const name = basename(file, '.email.tsx');
      const named = new RegExp(`'${name}'|/${name}\\.email\\.js'`);
      return 1 + sources.filter((other) => other !== file && named.test(String(texts[other]))).length;
    })
    .sort((a, b) => a - b);
  return counts[counts.length >> 1] ?? 0;
}

const { all, ofOneMethod } = countInjectables();
const { modules, floors, arrows, throughSql } = countModules();
const frontend = sources.filter((file) => FRONTEND.test(file));
const tests = Object.keys(texts).filter((file) => FRONTEND.test(file) && TEST.test(file));
const ofOne = countOfOneImporter();

console.table({
  'source files / lines': `${sources.length} / ${linesOf(sources)}`,
  'modules, floors, arrows of the server': `${modules}, ${floors}, ${arrows}`,
  'arrows through SQL without an import': throughSql,
  'files imported by exactly one other file': `${ofOne} of ${sources.length} (${Math.round((100 * ofOne) / sources.length)} %)`,
  'injectables with one public method': `${ofOneMethod} of ${all}`,
  'files of an email (median)': countFilesOfEmail(),
  'lines of tests for each line of the frontends': (linesOf(tests) / linesOf(frontend)).toFixed(2),
});
