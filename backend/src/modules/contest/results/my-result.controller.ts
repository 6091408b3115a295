import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Fails } from '../../../common/openapi/fails.js';
import { RowId } from '../../../common/validation/row-id.js';
import { Entrant } from '../entry-links/entrant.js';
import { MyResultDto } from './result.dto.js';
import { ResultsQueries } from './results.queries.js';

@ApiTags('my entry')
@Controller('api/my-entry')
export class MyResultController {
  constructor(private readonly queries: ResultsQueries) {}

  @Get(':id/result')
  @Entrant()
  @ApiOperation({
    summary: 'Returns the line of an entry in the result, for its entrant',
    description: 'From the announcement on.',
  })
  @Fails('NOT_FOUND')
  findMine(@RowId() id: string): Promise<MyResultDto> {
    return this.queries.findMine(id);
  }
}
