import type { ErrorDetail } from '../errors/domain-error.js';

/** Properties that every object inherits. */
const PROTOTYPE_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns the error of a name that a request must not contain, or null. */
export function findNameError(field: string): ErrorDetail | null {
  return PROTOTYPE_NAMES.has(field) ? unknownName(field) : null;
}

/** The error of a name that a route does not take, in the sentence of the validation pipe. */
export function unknownName(field: string): ErrorDetail {
  return { field, message: `property ${field} should not exist` };
}
