export default async () => ({ "@nestjs/swagger": { models: [], controllers: [] } });
