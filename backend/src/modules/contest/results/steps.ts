import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { ErrorCode } from '../../../common/errors/error-catalogue.js';
import type { Act, AuditLog } from '../../audit/audit-log.service.js';
import type { ResultState } from './contest-result.entity.js';

interface Step {
  from: ResultState;
  to: ResultState;
  /** The column of the time at which it is taken. */
  at: string;
  /** The error when no version has the state `from`. */
  otherwise: ErrorCode;
}

/**
 * The steps of a proposed version. Triggers of `contest_results` reject every other change of its state.
 *
 * | step       | who acts | before it                                                                           |
 * | ---------- | -------- | ----------------------------------------------------------------------------------- |
 * | (propose)  | owner    | votes are closed, the jury is over, every blocker is settled or waived              |
 * | `drop`     | owner    |                                                                                     |
 * | `certify`  | owner    | all that the proposal was computed from is the same                                 |
 * | (complete) | worker   | the act of the certification has a seal, and `verify.mjs` passes on the files       |
 * | `announce` | worker   | the bundle is complete, `winner_at` has come, and the version before is announced   |
 * | (offer)    | worker   | the version is public, and nobody was offered the prize; the owner offers it again  |
 * | `finish`   | owner    | nothing about the prize is open                                                     |
 *
 * Steps in brackets leave the state as it is. `ResultsSweep` has the order of the worker's steps.
 */
const STEPS = {
  drop: { from: 'proposed', to: 'dropped', at: 'dropped_at', otherwise: 'NO_PROPOSAL' },
  certify: { from: 'proposed', to: 'certified', at: 'certified_at', otherwise: 'NO_PROPOSAL' },
  announce: { from: 'certified', to: 'announced', at: 'announced_at', otherwise: 'RESULT_CHANGED' },
  finish: { from: 'announced', to: 'final', at: 'final_at', otherwise: 'RESULT_NOT_ANNOUNCED' },
} as const satisfies Record<string, Step>;

type StepName = keyof typeof STEPS;

type DataOf<Name extends StepName> = Act<`result.${Name}`>['data'];

interface Version {
  id: string;
  version: number;
  contestId: string;
}

/**
 * Takes a step with its act, in the transaction of `manager`.
 * @param actorId null for the worker
 */
export async function takeStep<Name extends StepName>(
  { manager, audit }: { manager: EntityManager; audit: AuditLog },
  name: Name,
  { id, version, contestId }: Version,
  actorId: string | null,
  data?: Omit<DataOf<Name>, 'version'>,
): Promise<void> {
  const { from, to, at, otherwise } = STEPS[name];
  const [, taken] = await manager.query<[unknown[], number]>(
    `update contest_results set state = $2, ${at} = site_now() where id = $1 and state = $3`,
    [id, to, from],
  );
  if (taken === 0) throw new DomainError(otherwise);
  await audit.record(manager, {
    action: `result.${name}`,
    actorId,
    subjectId: id,
    contestId,
    data: { ...data, version } as DataOf<Name>,
  });
}
