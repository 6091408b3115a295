import { createHash } from 'node:crypto';
import { leafOf, type Line, resultOf } from '@paattu/verify';
import type { AiCounts, ResultInputs, ThrowawayDomain, VoidClass } from './result-inputs.js';

/** The files that certification names by their hash. The other files of a bundle follow from it, or explain it. */
export type ResultFiles = Record<(typeof RESULT_FILES)[number], Uint8Array<ArrayBuffer>>;

export const RESULT_FILES = [
  'contest.json',
  'entries.json',
  'marks.csv',
  'result.json',
  'roll.txt',
  'rules.md',
  'votes.json',
] as const;

/** Lists the SHA-256 of all other files of a bundle. */
export const SUMS = 'SHA256SUMS';

export interface Waiver {
  blocker: string;
  reason: string;
  reasonMalayalam: string | null;
}

export interface VersionDetails {
  version: number;
  /** Random, so that nobody can compute the lines of the roll before the result is public. */
  nonce: string;
  /** Why a result that was public is corrected; null for the first version. */
  reason: string | null;
  reasonMalayalam: string | null;
  /** What the owner waived, with the reasons that are published. */
  waivers: Waiver[];
  /** How many visitors asked to vote, when the result was proposed. Requests are deleted before votes are. */
  asked: number;
  /** How many judges joined the final after its opening; absent without a final, and in results of earlier releases. */
  lateJudges?: number;
  /** Absent in results of earlier releases. */
  throwawayDomains?: ThrowawayDomain[];
  /** Absent in results of earlier releases, and without a rule about artificial intelligence. */
  aiUses?: AiCounts;
  /** Absent in results of earlier releases. */
  reasonsFrom?: string;
}

/** In the order in which `contest.json` has them, after the fields of the contest. */
export const VERSION_FIELDS = [
  'version',
  'nonce',
  'reason',
  'reasonMalayalam',
  'waivers',
  'asked',
  'lateJudges',
  'throwawayDomains',
  'aiUses',
  'reasonsFrom',
] as const satisfies Array<keyof VersionDetails>;

export interface ComputedResult {
  lines: Line[];
  /** By the numbers of the entries. */
  counted: Record<number, number>;
  files: ResultFiles;
}

/** Computes a result with the program that visitors verify it with. */
export async function computeResult(inputs: ResultInputs, details: VersionDetails): Promise<ComputedResult> {
  const { contest, entries, marks } = inputs;
  const counted = Object.fromEntries(entries.map(({ number }) => [number, 0]));
  const voided: Partial<Record<VoidClass, number>> = {};
  for (const { entry, voidClass } of inputs.votes)
    if (voidClass !== null) voided[voidClass] = (voided[voidClass] ?? 0) + 1;
    else if (entry !== null) counted[entry] = (counted[entry] ?? 0) + 1;
  const lines = resultOf(
    contest,
    entries.filter(({ isFinalist }) => isFinalist),
    marks.filter(({ state }) => state === 'submitted'),
    counted,
  );
  const rows = marks.map(({ entry, judge, state, rendition, engagement }) =>
    [entry, judge, state, rendition, engagement].join(','),
  );
  const roll = await Promise.all(
    inputs.votes.map(
      async ({ receipt, voidClass }) =>
        `${await leafOf(details.nonce, receipt)} ${voidClass === null ? 'counted' : `void:${voidClass}`}`,
    ),
  );
  return {
    lines,
    counted,
    files: {
      'contest.json': toJson({ ...contest, ...details }),
      'entries.json': toJson(entries),
      'marks.csv': toFile(['entry,judge,state,rendition,engagement', ...rows]),
      'result.json': toJson({ lines }),
      'roll.txt': toFile(roll.sort()),
      'rules.md': encode(inputs.rules),
      'votes.json': toJson({ counted, void: voided, withdrawn: inputs.withdrawn }),
    },
  };
}

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

const encode = (text: string) => new TextEncoder().encode(text);

const toJson = (value: unknown) => encode(`${JSON.stringify(value, null, 2)}\n`);

const toFile = (rows: string[]) => encode(rows.map((row) => `${row}\n`).join(''));
