import { BROWSER_NAMES, type BrowserName, SYSTEM_NAMES, type SystemName } from '@paattu/shared/devices';
import { ApiProperty } from '@nestjs/swagger';

export class OpenSessionDto {
  id: string;

  /** Null for one that the server does not know. */
  @ApiProperty({ enum: Object.keys(BROWSER_NAMES), nullable: true, example: 'firefox' })
  browser: BrowserName | null;

  @ApiProperty({ enum: Object.keys(SYSTEM_NAMES), nullable: true, example: 'android' })
  system: SystemName | null;

  /** When the person signed in. */
  firstAt: Date;

  /** When the browser last got an access token. It needs one every 15 minutes. */
  lastAt: Date;

  /** Whether it is the session of this request. */
  isCurrent: boolean;
}
