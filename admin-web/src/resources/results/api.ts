import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer } from '../../lib/answer';

export type Prize = Schemas['AdminPrizeDto'];
export type PrizeOffer = Schemas['AdminOfferDto'];
export type AdminResult = Schemas['AdminResultDto'];
export type FoundBlocker = Schemas['FoundBlockerDto'];
export type Blocker = FoundBlocker['blocker'];
export type ResultPreview = Schemas['ResultPreviewDto'];
export type AdminResultLine = Schemas['AdminResultLineDto'];
export type ResultPart = ResultPreview['parts'][number];
export type ResultVersion = Schemas['AdminResultVersionDto'];

/** The result of a contest. Each act returns it as it is afterwards. */
export const resultRequests = (api: ApiClient) => ({
  waiveBlocker: (contestId: string, body: Schemas['WaiveDto']) =>
    answer(api.POST('/api/admin/contests/{id}/result/waivers', { ...of(contestId), body })),

  proposeResult: (contestId: string, body: Schemas['ProposeDto']) =>
    answer(api.POST('/api/admin/contests/{id}/result/proposal', { ...of(contestId), body })),

  dropProposal: (contestId: string) =>
    answer(api.DELETE('/api/admin/contests/{id}/result/proposal', of(contestId))),

  certifyResult: (contestId: string, body: Schemas['CertifyDto']) =>
    answer(api.POST('/api/admin/contests/{id}/result/certification', { ...of(contestId), body })),

  finishResult: (contestId: string) =>
    answer(api.POST('/api/admin/contests/{id}/result/final', of(contestId))),
});

const of = (id: string) => ({ params: { path: { id } } });

export const prizeRequests = (api: ApiClient) => ({
  offerPrize: (contestId: string, entryId: string) =>
    answer(
      api.POST('/api/admin/contests/{id}/prize-offers', {
        params: { path: { id: contestId } },
        body: { entryId },
      }),
    ),
});
