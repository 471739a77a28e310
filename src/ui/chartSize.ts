/** The drawing area that the charts share, so that one can take the other's place. Any unit: they are as wide as there is room. */
export const chartWidth = 480
export const chartHeight = 188
