import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { EmailAddress, TextLine } from '../../../common/validation/fields.js';

export class MailServerDto {
  /**
   * The name of the server, or its address. In production, it is on the internet.
   * @example smtp.mail.example
   */
  @Matches(/^(?!-)[a-z0-9.-]{1,253}$/i)
  host: string;

  /**
   * On 465 the connection is encrypted from its first byte; on others before the log-in, except at a server of this machine or its network.
   * @example 587
   */
  @IsInt()
  @Min(1)
  @Max(65535)
  @ApiProperty({ minimum: 1, maximum: 65535 })
  port: number;

  /**
   * Empty for a server without log-in.
   * @example songs@asha.example
   */
  @TextLine(254)
  user: string;

  /**
   * Absent to keep the one of the same server and user.
   * @example "monsoon letter"
   */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  password?: string;

  /** The address that the emails come from. */
  @EmailAddress()
  from: string;
}

export class MailServerTestDto {
  /**
   * Until the server took the email.
   * @example 840
   */
  milliseconds: number;
}
