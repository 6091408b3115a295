import type { Schemas } from '@paattu/api-client';

export type OptOut = Schemas['AdminOptOutDto'];
