import { isWinnerNew } from '@paattu/shared/contest-state';
import type { Contest } from '../facts/contest-queries';

/** What the home page is about. */
export type HomeKind =
  /** The specified page, which a contest that accepts entries at any time keeps in all its states, as that of 2025. */
  | 'specified'
  | 'announced'
  | 'submissions'
  /** Submissions are over, and voting has not begun. */
  | 'closed'
  | 'voting'
  | 'judging'
  | 'decided'
  /** The artist again, with the last winner. */
  | 'ended'
  | 'artist'
  | 'first-song'
  | 'empty';

type DecidingFacts = Pick<Contest, 'entryGate' | 'state' | 'hasResults' | 'winnerAt' | 'serverNow'>;

/**
 * The kind of home, by the state of the contest and the server's time, which HTML and browser share. `null` is a site without
 * a contest; while the contest is not known, nobody is invited to send an entry.
 */
export function homeOf(contest: DecidingFacts | null | undefined, songs: number): HomeKind {
  if (contest === null) return songs === 0 ? 'empty' : songs === 1 ? 'first-song' : 'artist';
  if (!contest) return 'announced';
  if (contest.entryGate === 'always') return 'specified';
  switch (contest.state) {
    case 'draft':
    case 'scheduled':
    case 'announced':
      return 'announced';
    case 'open':
      return 'submissions';
    case 'voting':
      return 'voting';
    case 'judging':
      return 'judging';
    case 'decided':
      if (!isWinnerNew(Date.parse(contest.winnerAt), Date.parse(contest.serverNow))) return 'ended';
      // A certified result is public as soon as its files are complete.
      return contest.hasResults ? 'decided' : 'judging';
    case 'archived':
      return 'ended';
    default:
      // Also for a state that a process of the next release sends: it offers nothing but the entries.
      return 'closed';
  }
}
