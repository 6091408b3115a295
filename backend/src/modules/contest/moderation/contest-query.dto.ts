import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';

export class ContestQueryDto {
  @ApiPropertyOptional({ format: 'uuid', description: 'Only the entries of this contest; all without it.' })
  @IsOptional()
  @IsUUID()
  contestId?: string;
}
