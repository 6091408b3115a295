import { DEFAULT_LOCALE, type Locale } from '@paattu/api-client/locales';
import { EmailAddress, Language, LinkToken } from '../../../common/validation/fields.js';

export class OpenEntryDto {
  /** @example vJ0cQb7m0y1mD2r3v4x5z6A7b8C9d0E1f2G3h4I5j6K */
  @LinkToken()
  token: string;
}

export class OpenedEntryDto {
  id: string;
}

export class RequestLinksDto {
  @EmailAddress()
  email: string;

  @Language()
  language: Locale = DEFAULT_LOCALE;
}
