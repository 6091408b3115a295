import { IsEmail, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';
import { rule } from './rule.js';
import { validateForm } from './validate.js';

class PersonDto {
  @IsNotEmpty(rule('MISSING_NAME', 'Please enter your full name'))
  name: string;

  @IsEmail({}, rule('INVALID_EMAIL', 'Please enter a valid email address'))
  email: string;

  @IsOptional()
  @IsString()
  note?: string;
}

async function errorOf(fields: Record<string, string>): Promise<DomainError> {
  const error: unknown = await validateForm(PersonDto, fields).catch((thrown: unknown) => thrown);
  if (!(error instanceof DomainError)) throw new Error('was not rejected');
  return error;
}

describe('validateForm', () => {
  test('returns an instance of the DTO', async () => {
    expect(await validateForm(PersonDto, { name: 'അമ്മു', email: 'a@b.org' })).toEqual(
      Object.assign(new PersonDto(), { name: 'അമ്മു', email: 'a@b.org' }),
    );
  });

  test('reports the first broken rule in the order of the fields, and lists all', async () => {
    const error = await errorOf({ email: 'no', name: '' });
    expect([error.code, error.message]).toEqual(['MISSING_NAME', 'Please enter your full name']);
    expect(error.details).toEqual([
      { field: 'name', code: 'MISSING_NAME', message: 'Please enter your full name' },
      { field: 'email', code: 'INVALID_EMAIL', message: 'Please enter a valid email address' },
    ]);
  });

  test('rejects unknown fields', async () => {
    const error = await errorOf({ name: 'x', email: 'a@b.org', isAdmin: 'true' });
    expect(error.code).toBe('VALIDATION_FAILED');
    expect(error.details).toEqual([
      { field: 'isAdmin', code: 'VALIDATION_FAILED', message: 'property isAdmin should not exist' },
    ]);
  });
});
