import type { AdminResult, AnnouncedContest } from '../../records';

export interface ResultProps {
  contest: AnnouncedContest;
  result: AdminResult;
}
