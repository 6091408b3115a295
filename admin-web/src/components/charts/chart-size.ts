/** The height of the chart, reserved while it loads. */
export const CHART_PX = 220;
