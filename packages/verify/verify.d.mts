/**
 * The entries from the first place to the last. Entries with the same points are ordered by their place in rendition,
 * then by their votes, by the number of judges who put them first, and by the time at which they were sent.
 *
 * @param {Rules} rules @param {Entry[]} entries
 * @param {Marks[]} marks Those of `entries`.
 * @param {Record<number, number>} votes How many votes count for each entry, by its number.
 * @returns {Line[]}
 */
export function resultOf(rules: Rules, entries: Entry[], marks: Marks[], votes: Record<number, number>): Line[];
/**
 * Compares all files of a result with each other, and with what it computes from them. What a data file states and an act tells is compared in
 * both directions: what the file has must be in the acts, and what is in the acts must be in the file.
 *
 * @param {Files} files @returns {Promise<Verdict>}
 */
export function verify(files: Files): Promise<Verdict>;
/**
 * The line of a vote in roll.txt begins with this hash of its receipt. The nonce of the contest keeps anybody from
 * computing the hashes before the result is public.
 *
 * @param {string} nonce In contest.json. @param {string} receipt
 */
export function leafOf(nonce: string, receipt: string): Promise<string>;
export function partsOf(weights: Record<Part, number>, marks: number, mostVotes: number): Part[];
/**
 * What the acts of a contest tell. In format 1, they do not tell who left it, which waivers ended, and how many votes an undone decision
 * changed, so less is compared. An act of the contest says its format, which the hashes of the days then contain.
 */
export const FORMAT: 2;
/** What keeps a result from being proposed whatever the owner says: she can waive the other reasons. @type {readonly string[]} */
export const NEVER_WAIVED: readonly string[];
/** What the owner can waive. @type {readonly string[]} */
export const WAIVABLE: readonly string[];
export type Contest = Rules & {
    id: string;
    slug: string;
    version: number;
    format: number;
    lateJudges?: number;
    throwawayDomains?: Array<{
        domain: string;
        rejected: number;
    }>;
    aiUses?: Record<string, number>;
    reasonsFrom?: string;
    rules: {
        number: number;
        sha256: string;
    };
    waivers: Array<{
        blocker: string;
    }>;
};
/**
 * Entries have numbers in the order in which they were sent, and each id is there once.
 */
export type ListedEntry = Entry & {
    id: string;
    isFinalist: boolean;
};
/**
 * Of marks.csv.
 */
export type Row = Marks & {
    state: string;
};
export type Votes = {
    counted: Record<string, number>;
    void: Record<string, number>;
    withdrawn: number;
};
/**
 * The act from which on the acts tell all that is compared: the publication of the contest, or what an upgrade found in it. Format 1 has none. It
 * is in the hashes of all days after it, so nobody can leave it out to have less compared.
 */
export type Begin = {
    at: number;
    format: number;
    approved: string[];
    quarantined: number;
    lost: number;
    rules: unknown;
    slug: string | null;
};
export type Pair = {
    judgeId: string;
    entryId: string;
};
/**
 * What the rules weigh.
 */
export type Part = "rendition" | "engagement" | "votes";
/**
 * The weights are percent, 100 together.
 */
export type Rules = {
    method: "places" | "share_of_best";
    weights: Record<Part, number>;
};
/**
 * A finalist; `submittedAt` as UTC, to the microsecond.
 */
export type Entry = {
    number: number;
    submittedAt: string;
};
/**
 * One judge's marks of an entry, in half points from 0 to 20.
 */
export type Marks = {
    entry: number;
    judge: string;
    rendition: number;
    engagement: number;
};
/**
 * `points` in thousandths of a point, of 100 points; entries that tie in a part share the mean of their `places`.
 */
export type Line = {
    entry: number;
    place: number;
    points: Record<Part | "total", number>;
    places: Record<Part, number>;
};
/**
 * The denominator is positive.
 */
export type Fraction = readonly [numerator: bigint, denominator: bigint];
/**
 * The files of a result, by name.
 */
export type Files = Record<string, Uint8Array<ArrayBuffer>>;
/**
 * `manifest` is the SHA-256 of SHA256SUMS, which the announcement names; `format` is null for files that cannot be read; `fault` the first
 * difference.
 */
export type Verdict = {
    lines: Line[];
    manifest: string;
    format: number | null;
    fault: string | null;
};
export type Act = {
    id: number;
    at: string;
    action: string;
    subjectId: string | null;
    data: Record<string, any>;
};
