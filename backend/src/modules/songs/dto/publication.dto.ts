import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { Instant } from '../../../common/validation/fields.js';

export class PublicationDto {
  /**
   * A later time schedules the song. The songs are listed by it, newest first. `now` is the time on the server's clock; a
   * published song then keeps its time.
   */
  // Required, so that a request whose body gets lost publishes nothing.
  @ValidateIf((_, publishAt) => publishAt !== 'now')
  @Instant('2026-08-15T18:00:00+05:30')
  @ApiProperty({
    type: Object,
    oneOf: [
      { type: 'string', format: 'date-time' },
      { type: 'string', enum: ['now'] },
    ],
  })
  publishAt: Date | 'now';
}
