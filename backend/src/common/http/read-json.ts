import { DomainError } from '../errors/domain-error.js';
import { faultOfName } from './names.js';

/** Far deeper than any body of ours; without it, whatever walks the value could run out of stack. */
const MAX_DEPTH = 20;

/**
 * Reads a JSON body. Refuses one that gives a name twice, of which two readers may take different values, or that
 * names an object's prototype.
 */
export function readJson(text: string): unknown {
  const value = parse(text);
  if (countNames(value, 0) !== countWrittenNames(text))
    throw new DomainError('VALIDATION_FAILED', { message: 'each property must be given once' });
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('BAD_REQUEST');
  }
}

/** The properties that reading has left: of those that came twice, one. */
function countNames(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === MAX_DEPTH) throw new DomainError('BAD_REQUEST');
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countNames(item, depth + 1), 0);
  return Object.entries(value).reduce((sum, [name, inner]) => {
    const fault = faultOfName(name);
    if (fault) throw new DomainError('VALIDATION_FAILED', { message: fault.message, details: [fault] });
    return sum + 1 + countNames(inner, depth + 1);
  }, 0);
}

/** Outside of texts, JSON has one colon a property. */
function countWrittenNames(text: string): number {
  return text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1;
}
