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
 * Compares all files of a result with each other, and with what it computes from them.
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
export type Act = {
    action: string;
    subjectId: string;
    data: Record<string, any>;
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
 * `manifest` is the SHA-256 of SHA256SUMS, which the announcement names; `fault` the first difference.
 */
export type Verdict = {
    lines: Line[];
    manifest: string;
    fault: string | null;
};
