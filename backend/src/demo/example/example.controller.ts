import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../common/access/access.js';
import { Fails } from '../../common/openapi/fails.js';
import { RateLimit } from '../../infra/rate-limit/rate-limit.guard.js';
import { ExampleDto } from './example.dto.js';
import { ExampleService } from './example.service.js';

@ApiTags('owner: settings')
@OwnerOnly()
@Controller('api/admin/example')
export class ExampleController {
  constructor(private readonly example: ExampleService) {}

  @Get()
  @ApiOperation({ summary: 'Returns whether the site has the example' })
  describe(): Promise<ExampleDto> {
    return this.example.describe();
  }

  @Post()
  @RateLimit('example')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Adds the example: songs, and a contest with entries',
    description:
      'It takes some seconds, and goes on when nobody waits for the response. A second request meanwhile is answered at once, with the state `adding`.',
  })
  @Fails('EXAMPLE_NEEDS_EMPTY_SITE')
  add(@CurrentUser() { id }: RequestUser): Promise<ExampleDto> {
    return this.example.add(id);
  }

  @Delete()
  @RateLimit('example')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Takes the example away, with its files and what was changed in it',
    description: 'Everything else stays.',
  })
  @Fails('EXAMPLE_BUSY')
  remove(@CurrentUser() { id }: RequestUser): Promise<void> {
    return this.example.remove(id);
  }
}
