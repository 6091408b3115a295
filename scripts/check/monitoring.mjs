// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../lib/project.mjs';

/** @typedef {{ alert: string, expr: string }} Alert */
/** @typedef {Map<string, { labels: Set<string>, pairs: Set<string> }>} Exposed series by metric: the names of labels, and those with values */

export const MONITORING = 'deploy/monitoring';

/** @param {string} file */
const read = (file) => readFileSync(join(root, MONITORING, file), 'utf8');

/** @returns {Alert[]} */
export function readAlerts() {
  return parse(read('alerts.yml')).groups.flatMap((/** @type {{ rules: Alert[] }} */ { rules }) => rules);
}

/** @returns {string[]} the expressions of the dashboard's panels and annotations */
export function readDashboardExpressions() {
  const { panels, annotations } = JSON.parse(read('grafana/dashboards/paattu.json'));
  /** @type {Array<{ expr: string }>} */
  const queries = [
    ...panels.flatMap((/** @type {{ targets: Array<{ expr: string }> }} */ panel) => panel.targets),
    ...annotations.list,
  ];
  return queries.map(({ expr }) => expr);
}

/** @returns {string[]} the metrics in docs/operation.md; for a histogram, its count */
export function readDocumentedMetrics() {
  const page = readFileSync(join(root, 'docs/operation.md'), 'utf8');
  const names = [...page.matchAll(/`((?:paattu|nodejs)_\w+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => name.split('_').length > 2);
  return names.map((name) => (name.endsWith('_duration_seconds') ? `${name}_count` : name));
}

/** @returns {string[]} */
export function readScrapedJobs() {
  return parse(read('prometheus.yml')).scrape_configs.map(
    (/** @type {{ job_name: string }} */ { job_name }) => job_name,
  );
}

/**
 * Reads metrics in Prometheus' text format.
 * @param {string} text
 * @param {Exposed} [known]
 * @returns {Exposed}
 */
export function readExposed(text, known = new Map()) {
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const series = known.get(name) ?? { labels: new Set(), pairs: new Set() };
    for (const [pair, label = ''] of labels.matchAll(/\b(\w+)="[^"]*"/g)) {
      series.labels.add(label);
      series.pairs.add(pair);
    }
    known.set(name, series);
  }
  return known;
}

/**
 * The metrics, labels and label values of an expression that no process exposes.
 * @param {string} expression
 * @param {Exposed} exposed
 * @returns {string[]}
 */
export function unknownIn(expression, exposed) {
  const selectors = expression.matchAll(/\b((?:paattu|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g);
  return [...selectors].flatMap(([, name = '', matchers = '']) => {
    const series = exposed.get(name);
    if (!series) return [name];
    return [...matchers.matchAll(/\b(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)].flatMap(
      ([, label = '', operator, value]) => {
        if (!series.labels.has(label)) return [`${name}{${label}}`];
        return operator === '=' && !series.pairs.has(`${label}="${value}"`)
          ? [`${name}{${label}="${value}"}`]
          : [];
      },
    );
  });
}
