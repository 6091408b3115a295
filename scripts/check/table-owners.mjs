// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const SOURCES = 'backend/src';

/** Read and write the tables of all modules, each for its reason. Their statements are in no other folder. */
const OF_ALL = {
  'database/migrations': 'make the tables',
  'database/locks.ts': 'says in which order their rows are locked',
  'database/outlasting.ts': 'brings back rows for the modules that own them',
  'modules/privacy': 'keeps and erases personal data, wherever it is',
  'modules/analytics': 'counts what the others store',
  backup: 'copies each table',
  commands: 'work beside the server',
  demo: 'makes states that take months',
};

const ENTITY = /@Entity\('(\w+)'/;

const COMMENT = /^[ \t]*(?:\/\*[^]*?\*\/|\/\/.*)$/gm;

/** A string of a source, quoted in any way. */
const STRING = /`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** A call that writes rows of an entity, such as `manager.update(Song, …)`. */
const WRITE = /\.(?:insert|update|upsert|delete|save|remove|increment|decrement)\(\s*([A-Z]\w+)\b/g;

const ENTITY_CLASS = /^export class (\w+)/m;

/** A statement that changes rows of a table which another module names. */
const CHANGE = /\b(?:insert into|update|delete from)\s+(?:only\s+)?\$\{/i;

/**
 * The statements that break the rule: SQL names a table only in the folder of its owner, which is where its entity is, and another module
 * changes none of its rows.
 * @param {Record<string, string>} sources the text of each file of `backend/src`, by its path there
 * @returns {string[]}
 */
export function findTrespasses(sources) {
  /** By the names of tables, and of the classes of their rows. @type {Map<string, string>} */
  const owners = new Map();
  for (const [file, text] of Object.entries(sources)) {
    const table = ENTITY.exec(text)?.[1];
    if (!table) continue;
    owners.set(table, moduleOf(file));
    owners.set(String(ENTITY_CLASS.exec(text)?.[1]), moduleOf(file));
  }
  const inStatement = new RegExp(
    `\\b(?:from|join|into|update|using|only|table)\\s+(${[...owners.keys()].join('|')})\\b(?!\\.)`,
    'gi',
  );
  return Object.entries(sources).flatMap(([file, text]) => {
    if (Object.keys(OF_ALL).some((place) => `${file}/`.startsWith(`${place}/`))) return [];
    const strings = text.replaceAll(COMMENT, '').match(STRING) ?? [];
    /** @param {string[]} names */
    const ofOthers = (names) =>
      names.filter((name) => (owners.get(name) ?? moduleOf(file)) !== moduleOf(file));
    const foreign = ofOthers(
      strings.flatMap((string) => [...tablesIn(string, inStatement), ...nameAlone(string)]),
    );
    const written = ofOthers([...text.matchAll(WRITE)].map(([, entity]) => String(entity)));
    return [
      ...[...new Set(written)].map((entity) => `${file}: writes ${entity}, which ${owners.get(entity)} owns`),
      ...[...new Set(foreign)].map((table) => `${file}: names ${table}, which ${owners.get(table)} owns`),
      ...(strings.some((string) => CHANGE.test(string))
        ? [`${file}: changes a table of another module`]
        : []),
    ];
  });
}

/** @returns {Record<string, string>} */
export function readSources() {
  const files = readdirSync(join(root, SOURCES), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file) && file !== 'metadata.ts',
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, SOURCES, file), 'utf8')]));
}

/** @param {string} string @param {RegExp} inStatement */
function tablesIn(string, inStatement) {
  return [...string.matchAll(inStatement)].map(([, table]) => String(table).toLowerCase());
}

/** A string that is nothing but a name with an underscore, such as an element of a list of tables. @param {string} string */
function nameAlone(string) {
  const name = string.slice(1, -1);
  return /^[a-z]+(?:_[a-z]+)+$/.test(name) ? [name] : [];
}

/** @param {string} file */
export function moduleOf(file) {
  const [top = '', name = '', part = '', ...rest] = file.split('/');
  if (top !== 'modules') return top;
  return name === 'contest' && rest.length > 0 ? part : name;
}
