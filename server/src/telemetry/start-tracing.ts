import type { Config } from '../config';

/**
 * Sends spans to an OpenTelemetry collector. The packages are loaded only here, so a product without a collector never
 * reads them. The SDK itself reads the other usual variables (headers, sampler, limits, resource).
 */
export async function startTracing({ url }: NonNullable<Config['tracing']>): Promise<{ stop(): Promise<void> }> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'mungchi' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register();
  return { stop: () => provider.shutdown() };
}
