import type { ResultContest, ResultMark } from './result-inputs.js';
import type { ResultTotalsDto } from './result.dto.js';
import type { VersionDetails, ResultFiles } from './result-files.js';

/** The files that say what a version is about, all of them small. */
export const DESCRIBING = ['contest.json', 'votes.json', 'marks.csv'] as const;

export type DescribingFiles = Pick<ResultFiles, (typeof DESCRIBING)[number]>;

export interface Described {
  contest: ResultContest & VersionDetails;
  marks: ResultMark[];
  /** By the numbers of the entries. */
  counted: Record<string, number>;
  totals: ResultTotalsDto;
  judges: number;
}

/** The contest and the figures of a version, from its own files. */
export function describeFiles(files: DescribingFiles): Described {
  const contest = readJson<ResultContest & VersionDetails>(files['contest.json']);
  const { counted, void: voided, withdrawn } = readJson<VotesFile>(files['votes.json']);
  const marks = readMarks(files['marks.csv']);
  return {
    contest,
    marks,
    counted,
    totals: {
      asked: contest.asked,
      counted: Object.values(counted).reduce((sum, votes) => sum + votes, 0),
      withdrawn,
      void: { suspicious: voided.suspicious ?? 0, entryLeft: voided['entry-left'] ?? 0 },
    },
    judges: new Set(marks.map(({ judge }) => judge)).size,
  };
}

interface VotesFile {
  counted: Record<string, number>;
  void: { suspicious?: number; 'entry-left'?: number };
  withdrawn: number;
}

function readMarks(file: Uint8Array): ResultMark[] {
  const rows = new TextDecoder().decode(file).split('\n').slice(1, -1);
  const marks = rows.map((row) => {
    const [entry, judge, state, rendition, engagement] = row.split(',') as [
      string,
      string,
      ResultMark['state'],
      string,
      string,
    ];
    return {
      entry: Number(entry),
      judge,
      state,
      rendition: Number(rendition),
      engagement: Number(engagement),
    };
  });
  return marks.filter(({ state }) => state === 'submitted');
}

function readJson<T>(file: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(file)) as T;
}
