import type { AdminResult } from './api';
import type { AnnouncedContest } from '../contests/api';

export interface ResultProps {
  contest: AnnouncedContest;
  result: AdminResult;
}
