import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer, done } from '../../lib/answer';

export type Jury = Schemas['AdminJuryDto'];
export type UnexplainedEntry = Schemas['UnexplainedEntryDto'];
export type Judge = Schemas['AdminJudgeDto'];
export type JurySession = Schemas['AdminJurySessionDto'];
export type JuryRound = Schemas['AdminJuryRoundDto'];
export type JuryAssignment = Schemas['RoundAssignmentDto'];

export const juryRequests = (api: ApiClient) => ({
  findJury: (contestId: string) =>
    answer(api.GET('/api/admin/contests/{id}/jury', { params: { path: { id: contestId } } })),

  inviteJudge: (contestId: string, judge: Schemas['InviteJudgeDto']) =>
    answer(api.POST('/api/admin/contests/{id}/judges', { params: { path: { id: contestId } }, body: judge })),

  /** The former link and all jury sessions of the judge end. */
  sendJuryLink: (judgeId: string) =>
    done(api.POST('/api/admin/judges/{id}/link', { params: { path: { id: judgeId } } })),

  revokeJudge: (judgeId: string, reason: string) =>
    done(api.POST('/api/admin/judges/{id}/revoke', { params: { path: { id: judgeId } }, body: { reason } })),

  /** A judge who has accepted cannot be deleted. */
  deleteJudge: (judgeId: string) =>
    done(api.DELETE('/api/admin/judges/{id}', { params: { path: { id: judgeId } } })),

  openJuryRound: (contestId: string, round: Schemas['OpenRoundDto']) =>
    answer(
      api.POST('/api/admin/contests/{id}/jury-rounds', { params: { path: { id: contestId } }, body: round }),
    ),

  extendJuryRound: (roundId: string, closesAt: string) =>
    done(api.PATCH('/api/admin/jury-rounds/{id}', { params: { path: { id: roundId } }, body: { closesAt } })),

  reassignJuryRound: (roundId: string) =>
    answer(api.POST('/api/admin/jury-rounds/{id}/reassign', { params: { path: { id: roundId } } })),
});
