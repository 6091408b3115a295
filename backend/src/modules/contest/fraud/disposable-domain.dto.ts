import { MAX_EMAIL_LENGTH } from '@paattu/api-client/rules';
import { ApiProperty } from '@nestjs/swagger';
import { TextLine } from '../../../common/validation/fields.js';

export class DisposableDomainDto {
  /** @example "thrown.example" */
  domain: string;

  createdAt: Date;
}

export class AddDisposableDomainDto {
  @ApiProperty({
    description: 'A domain name. Of an address, the part before the @ is left out.',
    example: 'thrown.example',
  })
  @TextLine(MAX_EMAIL_LENGTH)
  domain: string;
}
